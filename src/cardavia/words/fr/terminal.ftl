# La ligne de commande : son aide, ses erreurs, et le jeu au terminal.

## Aide. Pas de signe pour cent ici : la bibliothèque qui met l’aide en page le prend pour elle.

command = Jouer aux grands jeux de cartes anciens d’Europe, et les apprendre.
    .more = « cardavia COMMAND --help » en dit plus sur une commande.
    .version = Dire quelle version est installée.
    .commands = Commandes
command-referee = Juger des relevés de donnes : rejouer chacun, et dire ce qu’il en advient.
    .description = Lit des relevés de donnes, un objet JSON par ligne, rejoue chacun d’après ses mains et ses actions, et écrit une ligne de JSON pour chaque ligne non vide : le résultat, ou à qui d’agir, ou la première action contraire à une règle, ou ce qui ne va pas dans le relevé.
    .status = Code de sortie : 0 quand toutes les lignes sont bonnes et que rien ne diffère, 1 quand une ligne ne l’est pas ou diffère, 2 quand l’entrée est illisible.
    .file = Le fichier à lire. Sans lui, ou avec -, on lit l’entrée standard.
command-deal = Distribuer les cartes d’une graine, faire jouer des bots, et imprimer ce qui s’est passé.
    .description = Distribue les cartes que donne une graine, fait jouer des bots, et imprime la donne en récit, ou en relevé que lit l’arbitre.
    .game = Le jeu.
    .seed = Un texte quelconque : la même graine donne toujours les mêmes cartes. Sans elle, une graine est tirée.
    .players = Qui joue aux quatre places.
    .dealer = La place qui donne, de 0 à 3. Sans elle, la graine en décide.
    .record = Imprimer le relevé de la donne, une ligne de JSON, au lieu d’un récit.
command-rules = Imprimer les règles d’un jeu, ou l’une d’elles.
    .description = Imprime le livre d’un jeu, un de ses chapitres, ou une règle. Sans jeu, énumère les jeux.
    .game = Le jeu.
    .id = Une règle (tarot.play.overtrump) ou un chapitre (tarot.play). Le préfixe du jeu peut être omis.
    .language = La langue à parler.
command-serve = Servir la table dans le navigateur. C’est ce que fait « cardavia » tout court.
    .description = Sert la table aux navigateurs jusqu’à l’arrêt, imprime son adresse et ouvre le navigateur s’il y en a un.
    .host = L’adresse d’écoute ; 0.0.0.0 laisse entrer d’autres machines.
    .port = Le port d’écoute ; 0 en prend un libre.
    .workers = Combien de processus serveurs se partagent le travail. Plus d’un demande PostgreSQL.
    .bot-workers = Combien de processus de chaque serveur réfléchissent pour les bots.
    .database = Où les tables sont gardées : sqlite:///FILE ou postgresql://USER@HOST/NAME. Sans elle, la variable CARDAVIA_DATABASE de l’environnement, sinon un fichier à vous.
    .origin = Une autre adresse de cette maison, comme https://cards.example, quand un autre serveur se tient devant. Peut être donnée plusieurs fois.
    .rate = Combien de demandes par minute chacun peut faire.
    .no-browser = Ne pas ouvrir le navigateur.
command-serve-open = La table est ouverte à { $address }
command-serve-address-taken = autre chose écoute déjà à { $fact } : arrêtez-le, ou choisissez un autre port avec --port.
command-serve-workers-need-postgresql = { $fact } processus serveurs demandent PostgreSQL : donnez son adresse avec --database, ou utilisez un seul processus.

command-art = Imprimer les faces des cartes.
    .description = Imprime les faces d’un jeu de cartes dans un dossier, chacune avec son gzip et un manifeste, ou tout un jeu sur une planche à regarder.
    .what = Fabriquer les faces, ou dessiner une planche.
    .deck = Le jeu de cartes. Sans lui, tous sont fabriqués, et la planche montre le premier.
    .output = Le dossier où fabriquer, ou le fichier de la planche : .svg, ou .png avec le supplément « cardavia[art] ». Sans lui, un dossier de cache à vous, ou la sortie standard.
    .letters = Les lettres d’index des figures à partir du valet, à la suite : JCQK.
    .suits = Deux teintes ou quatre pour les couleurs françaises.
    .contrast = Les encres de tous les jours, ou des encres tranchées.
command-play = Jouer contre trois bots.
    .description = Joue une partie avec vous à une place et des bots aux trois autres.
    .terminal = Jouer ici, au terminal.
    .game = Le jeu.
    .seed = Un texte quelconque : la même graine donne les mêmes cartes. Sans elle, une graine est tirée.
    .level = À quel niveau jouent les bots.
    .seat = Votre place, de 0 à 3 dans le sens du jeu.
    .language = La langue à parler.

command-arena = Faire se rencontrer deux joueurs sur les mêmes cartes, et mesurer leur écart.
    .description = Joue deux fois les mêmes cartes, chaque place étant tenue une fois par chacun, et imprime en JSON ce que A marque de plus que B par place et par donne, avec quelle certitude, le temps de réflexion, et les contrats pris et réussis. Un joueur qui se rencontre lui-même finit exactement à égalité.
    .player = Un joueur ; « oracle » voit toutes les cartes.
    .game = Le jeu.
    .deals = Combien de donnes jouer, chacune deux fois.
    .matches = Combien de parties entières jouer à la place.
    .seed = Un texte quelconque : la même graine donne les mêmes cartes et le même résultat. Sans elle, une graine est tirée.
    .jobs = Combien de processus se partagent le travail. Le résultat n’en dépend pas.
    .budget = Dans combien de mondes ce joueur réfléchit. Sans cela, comme son niveau.
    .output = Le fichier du résultat, au lieu de la sortie standard. Un journal est tenu à côté en chemin.
    .resume = Reprendre, d’après son journal, une mesure interrompue.
command-arena-difference = { $first } marque { $mean } de plus par place que { $second }, entre { $low } et { $high } presque sûrement, et a gagné { $won } de toutes les tables. Donnes ou parties jouées : { $number }.
command-solve = Imprimer ce que vaut chaque carte à un moment d’un relevé.
    .description = Rejoue un relevé jusque-là et imprime ce que vaut chaque carte qui peut être jouée si tous les quatre continuent parfaitement, cartes sur table. Les valeurs exactes se trouvent vite vers la fin d’une donne, et de plus en plus lentement avant.
    .file = Le fichier dont la première ligne est le relevé, ou - pour l’entrée standard.
    .at = Après combien de ses actions.
    .nodes = Combien de positions peuvent être examinées avant d’y renoncer.
command-solve-seat = { SEAT($seat, form: "start") } doit jouer. Voici ce que chaque carte rapporte à cette place, si tous les quatre continuent parfaitement, cartes sur table :
command-solve-side = { SEAT($seat, form: "start") } doit jouer. Voici ce que chaque carte rapporte à ce camp, moins ce que marque l’autre, si tous les quatre continuent parfaitement, cartes sur table :
command-solve-card = { $card } : { SIGNED($points) }
command-warm = Compiler les moteurs d’avance.
    .description = Compile les moteurs des jeux et les garde dans un dossier à vous, pour que personne n’attende plus tard.
    .game = Le jeu. Sans lui, tous.
command-warm-done = Prêt après { $seconds } secondes. Ce qui a été compilé est gardé dans { $name }
command-bench = Mesurer la vitesse de tout sur cette machine.
    .description = Mesure pendant quelques minutes, et imprime un tableau : donnes au hasard et cartes jouées en une seconde, valeurs exactes selon les plis restants, décisions de chaque niveau, et temps de démarrage à froid et à chaud. Deux nombres séparés par une barre sont la médiane et le 95e centile.
    .games = Les jeux. Sans aucun, tous.
    .peers = Faire tourner OpenSpiel et RLCard à côté, s’ils sont installés, et imprimer les rapports.
command-bench-deals = Donnes au hasard en une seconde, milliers
command-bench-cards = Cartes jouées ainsi en une seconde, millions
command-bench-solver = Valeur exacte, plis restants : { $left }, millisecondes
command-bench-decision = Une décision de { $level }, millisecondes
command-bench-cold = Démarrage à froid, tout à compiler, secondes
command-bench-warm = Démarrage à chaud, secondes
command-bench-driven = Fois plus vite que { $name } mené par Python ({ $rate } million de décisions par seconde)
command-bench-dealt = Fois plus vite que { $name } mené par Python, distribué d’avance ({ $rate } million par seconde)
command-bench-rollouts = Fois plus vite que { $name } dans ses propres tirages, distribué d’avance ({ $rate } million par seconde)
command-bench-missing = { $name } n’est pas installé : pip install { $package }

## Erreurs
## $letters : ce qui a été donné ;
## $name : un fichier ; $reason : ce que dit le système ; $id : ce qui a été demandé ; $near : des noms semblables

command-error = cardavia : { $reason }
command-cannot-read = { $name } est illisible : { $reason }. Nommez un fichier d’un relevé par ligne, ou - pour l’entrée standard.
command-no-input = l’entrée standard est fermée. Nommez un fichier d’un relevé par ligne.
command-no-text = { $name } n’est pas du texte Unicode. Enregistrez-le en UTF-8.
command-unknown-clause = le livre n’a ni règle ni chapitre { $id }. Imprimez le livre entier pour voir ses noms.
command-unknown-clause-near = le livre n’a ni règle ni chapitre { $id }. Vouliez-vous dire { NAME($near, join: "or") } ?
command-cannot-write = { $name } ne peut pas être écrit : { $reason }. Nommez un autre endroit avec --output.
command-no-painter = peindre des pixels demande un paquet de plus : installez « cardavia[art] », ou nommez un fichier .svg.
command-letters = { $letters } : ce ne sont pas des lettres d’index. Donnez une lettre de A à Z par figure du jeu, à partir du valet.
command-say-terminal = dites où jouer : « cardavia play --terminal » ici, ou « cardavia » tout court dans le navigateur.
command-solve-no-record = { $name } n’a pas de relevé en première ligne : { $reason }
command-solve-so-far = ce relevé compte { $number } actions : donnez à --at un nombre de 0 à celui-là.
command-solve-illegal = l’action { $number } de ce relevé (« { $word } ») enfreint { $id } : seul ce qui précède peut être résolu.
command-solve-no-card = après { $number } actions, personne n’a de carte à jouer : donnez à --at un nombre où quelqu’un joue.
command-solve-too-long = aucune valeur exacte en { $number } positions. Donnez-en plus avec --nodes, ou demandez plus près de la fin de la donne.
command-bench-unknown = il n’y a pas de jeu { $id } : il y a { NAME($near) }.
command-no-number = { $name } n’est pas un nombre entier à partir de 1.
command-arena-begun = cette mesure a été interrompue avant sa fin, et son journal est { $name }. Reprenez avec --resume, ou supprimez ce fichier.
command-arena-other-terms = { $name } est le journal d’une autre mesure : d’autres joueurs, d’autres cartes ou un autre code. Nommez un autre fichier avec --output, ou supprimez-le.
command-arena-resume-what = dites quelle mesure reprendre : donnez son --seed et son --output.

## Un récit
## $game : son nom ; $seed : la graine de la donne ; $dealer : une place ; $seat : une place ; $cards : des cartes ; $codes : leurs codes

transcript-title = { $game }, distribué d’après la graine « { $seed } »
transcript-hand = { SEAT($seat, form: "start") } : { $codes }
transcript-talon = Non distribuées : { $codes }
transcript-scores = Scores
transcript-score = { SEAT($seat, form: "start") } : { SIGNED($points) }

## Au terminal
## $game : son nom ; $number : de la donne dans la partie ; $commitment, $seed, $salt : des chiffres hexadécimaux

terminal-welcome = { $game }. Tapez le numéro d’un choix ou le code d’une carte ; « ? » montre comment, « q » quitte.
terminal-seed = La graine de cette partie : { $seed }
terminal-deal = Donne { $number }
terminal-promise = Les cartes sont fixées. Leur sceau : { $commitment }
terminal-opened = Le sceau est ouvert : graine { $seed }, sel { $salt }
terminal-trick = Sur la table : { $cards }
terminal-card-by = { SEAT($seat, form: "label") } : { $card }
terminal-hand = Votre main : { $cards }
terminal-choices = Vous pouvez :
terminal-choice = { $number }  { $choice }
terminal-choice-card = { $number }  { $choice } [{ $code }]
terminal-choice-pick = { $number }  { $verb } : { $size ->
    [one] { $size } carte
    [many] { $size } cartes
   *[other] { $size } cartes
 } parmi { $codes }
terminal-prompt = Votre choix :{ " " }
terminal-prompt-cards = { $size ->
    [one] Le code de { $size } carte
    [many] Les codes de { $size } cartes
   *[other] Les codes de { $size } cartes
 }, ou rien pour { $codes } :{ " " }
terminal-help = Tapez le numéro d’un choix, le code d’une carte ({ $code }), ou un mot tel que l’écrivent les relevés (« { $word } »). « q » quitte.
terminal-not-understood = « { $text } » n’est ni un choix, ni une carte, ni un mot de ce jeu. Tapez « ? » pour voir comment choisir.
terminal-clause = La règle : { $rule } (cardavia rules { $game } { $rule })
terminal-totals = Totaux après la donne { $number } : { $totals }
terminal-total = { SEAT($seat, form: "label") } { $points }
terminal-match-over = La partie est finie.
terminal-match-drawn = Égalité.
terminal-match-won = Partie gagnée par : { $seats }
terminal-next-deal = Entrée pour la donne suivante, « q » pour quitter :{ " " }
terminal-restart = Entrée pour une nouvelle partie, « q » pour quitter :{ " " }
terminal-goodbye = Au revoir.
