# Ce que montrent les cartes du tarot, une courte phrase par carte ; pour les galeries et pour qui ne les voit pas.

## Piques

picture-tarot-S1 = Un grand pique au milieu.
picture-tarot-S2 = Deux piques, l’un au-dessus de l’autre.
picture-tarot-S3 = Trois piques en colonne.
picture-tarot-S4 = Quatre piques aux coins d’un carré.
picture-tarot-S5 = Cinq piques, quatre autour d’un.
picture-tarot-S6 = Six piques en deux colonnes.
picture-tarot-S7 = Sept piques, six en deux colonnes et un entre elles.
picture-tarot-S8 = Huit piques, six en deux colonnes et deux entre elles.
picture-tarot-S9 = Neuf piques, huit en deux colonnes et un entre elles.
picture-tarot-S10 = Dix piques, huit en deux colonnes et deux entre elles.
picture-tarot-SV = Un garde moustachu, en tabard et chapeau de fer, tient une hallebarde.
picture-tarot-SC = Un chevalier imberbe en armure, coiffé d’une salade à plumet rouge, tient une épée près de son cheval brun.
picture-tarot-SD = Une reine aux cheveux noirs, en bleu, une couronne à rayons sur la tête, se regarde dans un miroir.
picture-tarot-SR = Un roi à barbe noire fourchue, en manteau bleu fleurdelisé, tient une épée.

## Cœurs

picture-tarot-H1 = Un grand cœur au milieu.
picture-tarot-H2 = Deux cœurs, l’un au-dessus de l’autre.
picture-tarot-H3 = Trois cœurs en colonne.
picture-tarot-H4 = Quatre cœurs aux coins d’un carré.
picture-tarot-H5 = Cinq cœurs, quatre autour d’un.
picture-tarot-H6 = Six cœurs en deux colonnes.
picture-tarot-H7 = Sept cœurs, six en deux colonnes et un entre elles.
picture-tarot-H8 = Huit cœurs, six en deux colonnes et deux entre elles.
picture-tarot-H9 = Neuf cœurs, huit en deux colonnes et un entre elles.
picture-tarot-H10 = Dix cœurs, huit en deux colonnes et deux entre elles.
picture-tarot-HV = Un jeune homme blond, en rouge, au chapeau à crevés, porte un faucon chaperonné.
picture-tarot-HC = Un cavalier au large chapeau à plumes tient une lance à flamme rouge près de son cheval blanc.
picture-tarot-HD = Une reine blonde, nattes et petite couronne, tient une rose.
picture-tarot-HR = Un vieux roi à barbe blanche et col d’hermine tient un sceptre.

## Carreaux

picture-tarot-D1 = Un grand carreau au milieu.
picture-tarot-D2 = Deux carreaux, l’un au-dessus de l’autre.
picture-tarot-D3 = Trois carreaux en colonne.
picture-tarot-D4 = Quatre carreaux aux coins d’un carré.
picture-tarot-D5 = Cinq carreaux, quatre autour d’un.
picture-tarot-D6 = Six carreaux en deux colonnes.
picture-tarot-D7 = Sept carreaux, six en deux colonnes et un entre elles.
picture-tarot-D8 = Huit carreaux, six en deux colonnes et deux entre elles.
picture-tarot-D9 = Neuf carreaux, huit en deux colonnes et un entre elles.
picture-tarot-D10 = Dix carreaux, huit en deux colonnes et deux entre elles.
picture-tarot-DV = Un jeune homme maigre, béret, fraise et barbe en pointe, tient une plume à écrire.
picture-tarot-DC = Un cavalier en perruque blanche et tricorne lève un sabre près de son cheval brun.
picture-tarot-DD = Une reine en vert, coiffée d’un hennin et d’un voile, tient un éventail.
picture-tarot-DR = Un roi à la peau sombre, un turban dans sa couronne, en caftan rouge, tient une masse.

## Trèfles

picture-tarot-C1 = Un grand trèfle au milieu.
picture-tarot-C2 = Deux trèfles, l’un au-dessus de l’autre.
picture-tarot-C3 = Trois trèfles en colonne.
picture-tarot-C4 = Quatre trèfles aux coins d’un carré.
picture-tarot-C5 = Cinq trèfles, quatre autour d’un.
picture-tarot-C6 = Six trèfles en deux colonnes.
picture-tarot-C7 = Sept trèfles, six en deux colonnes et un entre elles.
picture-tarot-C8 = Huit trèfles, six en deux colonnes et deux entre elles.
picture-tarot-C9 = Neuf trèfles, huit en deux colonnes et un entre elles.
picture-tarot-C10 = Dix trèfles, huit en deux colonnes et deux entre elles.
picture-tarot-CV = Un paysan souriant, coiffé d’un chapeau de paille, tient un arc.
picture-tarot-CC = Un chasseur à longue moustache et chapeau à plume tient un cor près de son cheval clair.
picture-tarot-CD = Une reine à diadème, fraise et chignon brun, porte un perroquet.
picture-tarot-CR = Un roi à barbe brune, en manteau vert à feuilles, une chaîne au cou, tient un sceptre à globe.

## Les atouts et l’Excuse

picture-tarot-T1 = Arlequin et Colombine en marionnettes au bout de leurs fils.
picture-tarot-T2 = Un garçon pousse son cerceau avec son chien ; retournée : une fillette saute à la corde.
picture-tarot-T3 = Un jeune homme offre une rose à une jeune fille ; retournée : une jeune fille s’envole sur une balançoire.
picture-tarot-T4 = Une mère berce un enfant ; retournée : un père porte son enfant sur les épaules.
picture-tarot-T5 = Une grand-mère file au coin du feu ; retournée : un grand-père fume sur son banc.
picture-tarot-T6 = Une femme nourrit ses poules au lever du soleil ; retournée : une femme tire la première eau du puits.
picture-tarot-T7 = Un faucheur mange son pain à l’ombre ; retournée : une marchande offre des fruits à une dame.
picture-tarot-T8 = L’allumeur de réverbères allume la première lampe ; retournée : un berger ramène son troupeau.
picture-tarot-T9 = Un amoureux chante la nuit sous une fenêtre ; retournée : un savant observe les étoiles.
picture-tarot-T10 = Deux jardiniers bêchent et arrosent leur carré ; retournée : un enfant fait voler un cerf-volant près d’un moulin.
picture-tarot-T11 = Un pêcheur à la ligne dans sa barque ; retournée : un forgeron bat le fer rouge.
picture-tarot-T12 = Des villageois dansent à la cornemuse ; retournée : un couple danse un menuet.
picture-tarot-T13 = Un boulanger sort les pains du four ; retournée : un tonnelier cercle un fût.
picture-tarot-T14 = Un peintre travaille à son chevalet ; retournée : un violoneux joue et une dame chante.
picture-tarot-T15 = Un voyageur à cheval passe les collines ; retournée : un navire court vent arrière.
picture-tarot-T16 = Une fille cueille des fleurs sous un arbre en fleur ; retournée : une bergère et son agneau écoutent une flûte.
picture-tarot-T17 = Un moissonneur fauche le blé ; retournée : une dame se promène au bord de l’eau sous son ombrelle.
picture-tarot-T18 = Deux vendangeurs coupent et portent le raisin ; retournée : un chasseur sonne du cor dans le bois d’automne.
picture-tarot-T19 = Deux patineurs traversent un étang gelé ; retournée : des enfants font un bonhomme de neige dans la nuit.
picture-tarot-T20 = Deux personnes jouent aux cartes à une table ; retournée : un homme lance la boule aux quilles.
picture-tarot-T21 = Une dame masquée, sous des plumes, dans une pluie de confettis ; retournée : Pierrot seul sous la lune.
picture-tarot-EX = Un ménestrel au bonnet de fou passe avec son luth.
