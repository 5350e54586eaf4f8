# Les étiquettes des champs des exemples, là où la page les énumère.

example-yes = oui
example-no = non
example-nothing = aucun
