# Ce que montrent les cartes de l’aluette, une courte phrase par carte ; pour les galeries et pour qui ne les voit pas.

## Deniers

picture-aluette-D1 = Un grand denier d’or à visage, dans les rayons d’un soleil.
picture-aluette-D2 = Un marin borgne, un bandeau sur l’œil, rit entre deux deniers ; une mouette passe au-dessus de son bonnet rouge.
picture-aluette-D3 = Dans un médaillon, un monsieur au chapeau à plumes lève les yeux vers une étoile ; deux deniers au-dessous.
picture-aluette-D4 = Quatre deniers à visages et à roses, et un sloop sous voiles.
picture-aluette-D5 = Un couple s’embrasse dans un médaillon entre quatre deniers, sous un cœur percé d’une flèche.
picture-aluette-D6 = Six deniers à étoiles et à soleils, et une ancre.
picture-aluette-D7 = Sept deniers à coquillages, à roses et à roue, et un crabe rouge.
picture-aluette-D8 = Huit deniers à roues, à étoiles et à visages, et un phare.
picture-aluette-D9 = Neuf deniers à roses, à étoiles et à visage, et une main au petit doigt levé.
picture-aluette-DV = Un jeune homme en rouge, à large fraise, lève un denier à visage.
picture-aluette-DC = Une femme au chapeau à plumes, sur un cheval blanc, lève un denier.
picture-aluette-DR = Un roi barbu, en hermine et manteau rouge étoilé, tient un grand denier.

## Coupes

picture-aluette-C1 = Un grand calice à couvercle, à deux anses et à pierres de couleur, entre des vignes.
picture-aluette-C2 = Une vache brun et blanc, une cloche au cou, repose dans un pré sous deux coupes rouges.
picture-aluette-C3 = Une dame couronnée, en ample robe rouge, penche la tête et tient une coupe ; une coupe de chaque côté.
picture-aluette-C4 = Quatre coupes rouges et bleues, et une grappe de raisin.
picture-aluette-C5 = Quatre coupes vertes autour d’une rouge, et un coq.
picture-aluette-C6 = Six coupes en deux colonnes, bleues et rouges, et un écureuil avec une noisette.
picture-aluette-C7 = Sept coupes, trois bleues entre quatre rouges, et un lapin.
picture-aluette-C8 = Huit coupes, deux rouges entre six vertes, et un panier de poissons.
picture-aluette-C9 = Neuf coupes rouges, bleues et vertes, et une main au pouce levé.
picture-aluette-CV = Un page aux longs cheveux, en tunique bleue à fleurs de lis, tient une coupe rouge.
picture-aluette-CC = Une femme couronnée de feuillage, sur un cheval brun, tend une coupe rouge.
picture-aluette-CR = Un roi à la peau sombre, un turban dans sa couronne, tient une coupe bleue et une masse.

## Bâtons

picture-aluette-B1 = Un énorme bâton vert, feuillu et noué d’un ruban rouge, planté dans un pré.
picture-aluette-B2 = Un enfant entre deux rameaux de chêne, feuilles et glands, sous une main à l’index levé.
picture-aluette-B3 = Trois bâtons, deux croisés derrière le troisième, noués d’un ruban rouge.
picture-aluette-B4 = Deux paires de bâtons croisés, et un moulin à vent.
picture-aluette-B5 = Un grand bâton entre deux paires croisées.
picture-aluette-B6 = Trois paires de bâtons croisés, une en haut et deux en bas.
picture-aluette-B7 = Trois bâtons liés au-dessus de deux paires croisées.
picture-aluette-B8 = Quatre paires de bâtons croisés, et un escargot.
picture-aluette-B9 = Un grand bâton entre quatre paires croisées, et une chouette.
picture-aluette-BV = Un paysan à barbe rousse, coiffé d’un chapeau de paille, s’appuie sur un bâton.
picture-aluette-BC = Une femme à la peau sombre, coiffée d’un foulard doré, monte un cheval clair, un bâton sur l’épaule.
picture-aluette-BR = Un vieux roi à barbe blanche, en manteau vert à feuilles, tient un bâton.

## Épées

picture-aluette-S1 = Un enfant soulève une épée plus grande que lui, et un papillon passe.
picture-aluette-S2 = Une main écrit une lettre à la plume entre deux épées, sous un encrier.
picture-aluette-S3 = Trois épées pointe en haut, la plus grande au milieu.
picture-aluette-S4 = Quatre épées autour d’un écu bleu et blanc, et une mouette.
picture-aluette-S5 = Une grande épée entre quatre courtes.
picture-aluette-S6 = Six épées sur deux rangs, et un hippocampe.
picture-aluette-S7 = Trois épées pointe en haut au-dessus de quatre pointe en bas.
picture-aluette-S8 = Huit épées sur deux rangs, et une coquille Saint-Jacques.
picture-aluette-S9 = Une grande épée entre huit courtes.
picture-aluette-SV = Un soldat en perruque, tricorne et habit bleu, lève une épée.
picture-aluette-SC = Une femme casquée, en jupe bleue étoilée, lève une épée sur un cheval cabré.
picture-aluette-SR = Un roi à barbe noire, en surcot bleu et cape rouge, lève une épée.
