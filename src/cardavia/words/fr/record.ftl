# Pourquoi le relevé d’une donne est illisible : la clé en cause, ce qui s’y trouve, ce qu’il faut y écrire.
# $key : une clé du format ; $found : ce qui s’y trouve, tel que JSON ou Python le montre

record-too-long = Cette ligne dépasse { $most } octets, ce que ne fait aucun relevé : écrivez un relevé par ligne.
record-not-utf8 = L’octet { $column } de cette ligne n’est pas de l’UTF-8 : enregistrez le fichier en UTF-8.
record-not-json = À la colonne { $column }, cette ligne enfreint les règles de JSON : écrivez un objet JSON par ligne, sans indicateur d’ordre des octets, sans NaN ni Infinity.
record-too-deep = Listes et objets s’emboîtent sur plus de { $most } niveaux : un relevé en demande trois.
record-no-object = Cette ligne est du JSON, mais pas un objet : un relevé s’écrit entre accolades.
record-missing = La clé « { $key } » manque : tout relevé la contient.
record-wrong-format = La clé « format » contient { $found } : écrivez « { $wanted } ».
record-unknown-game = La clé « game » contient { $found } : écrivez l’un de ces noms : { $games }.
record-no-seat = La clé « dealer » contient { $found } : écrivez la place qui donne, un nombre entier de 0 à 3.
record-not-four-hands = La clé « hands » n’est pas une liste de quatre mains : écrivez une liste de codes de cartes par place, de 0 à 3.
record-no-list = La clé « { $key } » contient autre chose que la liste attendue : écrivez les codes ou les actions entre crochets.
record-unknown-card = La clé « { $key } » contient { $found }, qui n’est pas une carte de ce jeu : écrivez le code d’une carte.
record-card-twice = La clé « { $key } » contient { $found }, déjà distribué : chaque carte est distribuée une seule fois.
record-wrong-number = La clé « { $key } » contient { $found } cartes, et ce jeu en distribue un autre nombre : recomptez les cartes.
record-no-text = La clé « actions » contient { $found } à l’action numéro { $at }, comptée depuis 0 : écrivez chaque action en texte, « 0 play … ».
record-no-outcome = La clé « outcome » contient { $found } : écrivez un objet, ou omettez la clé.
record-unknown-switch = La clé « house_rules » contient { $found } : écrivez un objet avec des options de ce jeu, ou omettez la clé.
