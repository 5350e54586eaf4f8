# Ce que montrent les cartes du tarocchino, une courte phrase par carte ; pour les galeries et pour qui ne les voit pas.

## Deniers

picture-tarocchino-D1 = Un grand denier d’or dans des rayons rouges, entre des roses.
picture-tarocchino-D6 = Six grands deniers d’or, deux au milieu et deux paires de côté.
picture-tarocchino-D7 = Sept deniers d’or, trois en colonne et deux de chaque côté.
picture-tarocchino-D8 = Huit deniers d’or, six au milieu et un à chaque bout.
picture-tarocchino-D9 = Neuf deniers d’or, trois rangs de trois étirés vers le haut et vers le bas.
picture-tarocchino-D10 = Dix deniers d’or en trois colonnes.
picture-tarocchino-DF = Une servante en robe verte et foulard rouge à pois lève un denier.
picture-tarocchino-DC = Un chevalier au chapeau bleu à plumet rouge mène un cheval blanc et tient un denier.
picture-tarocchino-DQ = Une reine couronnée aux longues nattes, en robe bleue à anneaux d’or, montre un denier.
picture-tarocchino-DR = Un roi barbu, en hermine et couronne rouge, tient un denier.

## Coupes

picture-tarocchino-C1 = Une grande coupe rouge à couvercle d’or, entre des vignes aux raisins bleus.
picture-tarocchino-C6 = Six coupes couvertes, quatre bleues et deux rouges.
picture-tarocchino-C7 = Sept coupes couvertes, trois bleues en colonne entre quatre rouges.
picture-tarocchino-C8 = Huit coupes couvertes, six rouges en deux colonnes et une verte à chaque bout.
picture-tarocchino-C9 = Neuf coupes couvertes, trois rouges en colonne entre six vertes.
picture-tarocchino-C10 = Dix coupes couvertes, quatre bleues en colonne entre six rouges.
picture-tarocchino-CF = Une servante brune, en bonnet blanc et robe rose, tient une coupe couverte.
picture-tarocchino-CC = Un jeune chevalier au chapeau rouge mène un cheval brun et tient une coupe couverte.
picture-tarocchino-CQ = Une reine blonde, en manteau rouge étoilé d’or, tient une coupe bleue.
picture-tarocchino-CR = Un vieux roi à longue barbe blanche, en vert et or, tient une coupe couverte.

## Bâtons

picture-tarocchino-B1 = Un grand bâton vert à anneaux d’or et à six feuilles.
picture-tarocchino-B6 = Six bâtons noueux en treillis, trois dans chaque sens, entre deux fleurs bleues.
picture-tarocchino-B7 = Six bâtons noueux en treillis derrière un bâton rouge dressé.
picture-tarocchino-B8 = Huit bâtons noueux en treillis, quatre dans chaque sens, entre deux fleurs rouges.
picture-tarocchino-B9 = Huit bâtons noueux en treillis derrière un bâton rouge dressé.
picture-tarocchino-B10 = Dix bâtons noueux en treillis serré, cinq dans chaque sens.
picture-tarocchino-BF = Un page hilare, en béret vert à plumet d’or, tient un bâton.
picture-tarocchino-BC = Un chevalier sévère, en casque vert et armure, mène un cheval isabelle et tient un bâton brun.
picture-tarocchino-BQ = Une reine voilée, en or, à large fraise, tient un bâton vert.
picture-tarocchino-BR = Un roi maigre à barbe fourchue, en manteau vert à croix, tient un bâton brun.

## Épées

picture-tarocchino-S1 = Une grande épée courbe entre deux branches de laurier, sous une étoile.
picture-tarocchino-S6 = Six épées courbes entrelacées aux deux bouts, trois de chaque côté d’une fleur rouge.
picture-tarocchino-S7 = Six épées courbes entrelacées aux deux bouts autour d’une droite.
picture-tarocchino-S8 = Huit épées courbes entrelacées aux deux bouts, quatre de chaque côté d’une fleur bleue.
picture-tarocchino-S9 = Huit épées courbes entrelacées aux deux bouts autour d’une droite.
picture-tarocchino-S10 = Dix épées courbes entrelacées aux deux bouts, cinq de chaque côté d’une petite fleur rouge.
picture-tarocchino-SF = Un page en bleu, au chapeau à crevés et à large fraise, tient une épée courbe.
picture-tarocchino-SC = Un chevalier en armure brillante à cimier bleu mène un cheval gris et lève une épée courbe.
picture-tarocchino-SQ = Une reine en rouge et bleu, coiffée d’un hennin, tient une épée courbe.
picture-tarocchino-SR = Un roi à barbe noire, en manteau bleu étoilé d’or, tient une épée courbe.

## Atouts

picture-tarocchino-BE = Un escamoteur au chapeau à plumes lève sa baguette derrière une table à gobelets, à balles et à dés.
picture-tarocchino-M1 = Un roi maure au turban couronné, en robe rouge, tient un sabre.
picture-tarocchino-M2 = Un jeune roi maure à couronne d’or, en manteau bleu, tient un arc et une flèche.
picture-tarocchino-M3 = Un vieux roi maure à barbe blanche, en armure verte, tient un écu rouge.
picture-tarocchino-M4 = Un roi maure au turban d’or à plumet blanc, en habit d’or, tient une masse.
picture-tarocchino-T5 = Un homme offre une rose à une dame, et Cupidon les vise de son arc depuis un nuage.
picture-tarocchino-T6 = Un vainqueur couronné, une épée à la main, debout sur un char rouge entre un cheval blanc et un brun.
picture-tarocchino-T7 = Une dame en bleu et rouge verse l’eau d’un gobelet dans une cruche d’or.
picture-tarocchino-T8 = Une dame couronnée, en rouge, tient une épée et une balance d’or.
picture-tarocchino-T9 = Une dame brise une colonne blanche, un lion derrière elle.
picture-tarocchino-T10 = Une roue d’or, un roi à son sommet ; un homme y monte et un autre en tombe.
picture-tarocchino-T11 = Un vieillard ailé passe avec une béquille et un sablier près d’une colonne brisée.
picture-tarocchino-T12 = Un homme pend par un pied à une potence, et ses pièces tombent.
picture-tarocchino-T13 = Un squelette en capuche noire et manteau bleu, avec une faux et un sablier.
picture-tarocchino-T14 = Un diable vert, cornu, aux ailes de chauve-souris, tient une fourche dans les flammes.
picture-tarocchino-T15 = La foudre embrase une tour, et deux personnes en tombent dans la nuit.
picture-tarocchino-T16 = Trois rois chargés de présents suivent une grande étoile dans la nuit.
picture-tarocchino-LU = Deux astronomes, avec compas et globe, mesurent la lune.
picture-tarocchino-SO = Une femme file à la quenouille sous un soleil d’or à visage.
picture-tarocchino-MO = Un homme ailé, avec un sceptre et un orbe, se tient sur le globe.
picture-tarocchino-AN = Un ange aux ailes rouges, blanches et bleues, nimbé, tient une trompette.

## Le Matto

picture-tarocchino-MA = Un fou rieur, au bonnet à grelots, tient une marotte et une trompette.
