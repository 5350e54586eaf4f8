# Le etichette dei campi degli esempi, dove la pagina li elenca.

example-yes = sì
example-no = no
example-nothing = niente
