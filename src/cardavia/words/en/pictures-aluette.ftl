# What the pictures of Aluette's cards show, one short sentence a card; for galleries and for those who do not see them.

## Coins

picture-aluette-D1 = A great golden coin with a face, inside the rays of a sun.
picture-aluette-D2 = A one-eyed sailor with an eye patch laughs between two coins, a gull over his red cap.
picture-aluette-D3 = A gentleman with a plumed hat looks up at a star from a medallion, with two coins below.
picture-aluette-D4 = Four coins with faces and roses, and a sloop under sail.
picture-aluette-D5 = A couple kiss in a medallion between four coins, under a heart with an arrow.
picture-aluette-D6 = Six coins with stars and suns, and an anchor.
picture-aluette-D7 = Seven coins with shells, roses and a wheel, and a red crab.
picture-aluette-D8 = Eight coins with wheels, stars and faces, and a lighthouse.
picture-aluette-D9 = Nine coins with roses, stars and a face, and a hand with its little finger up.
picture-aluette-DV = A young man in red with a wide ruff holds up a coin with a face.
picture-aluette-DC = A woman with a plumed hat rides a white horse and raises a coin.
picture-aluette-DR = A bearded king in ermine and a red mantle with stars holds a large coin.

## Cups

picture-aluette-C1 = A great chalice with a lid, two handles and coloured stones, between vines.
picture-aluette-C2 = A brown and white cow with a bell rests in a meadow under two red cups.
picture-aluette-C3 = A crowned lady in a wide red gown bends her head and holds a cup, with a cup on each side.
picture-aluette-C4 = Four red and blue cups, and a bunch of grapes.
picture-aluette-C5 = Four green cups about a red one, and a cock.
picture-aluette-C6 = Six cups in two columns, blue and red, and a squirrel with a nut.
picture-aluette-C7 = Seven cups, three blue between four red, and a rabbit.
picture-aluette-C8 = Eight cups, two red between six green, and a basket of fish.
picture-aluette-C9 = Nine cups in red, blue and green, and a hand with its thumb up.
picture-aluette-CV = A long-haired page in a blue tunic with lilies holds a red cup.
picture-aluette-CC = A woman with a wreath rides a brown horse and holds out a red cup.
picture-aluette-CR = A dark-skinned king with a turban in his crown holds a blue cup and a mace.

## Batons

picture-aluette-B1 = A huge green baton with leaves and a red ribbon, planted in a meadow.
picture-aluette-B2 = A child stands between two boughs with oak leaves and acorns, under a hand with its forefinger up.
picture-aluette-B3 = Three batons, two of them crossed behind the third, tied with a red bow.
picture-aluette-B4 = Two pairs of crossed batons, and a windmill.
picture-aluette-B5 = One tall baton between two crossed pairs.
picture-aluette-B6 = Three pairs of crossed batons, one pair above and two below.
picture-aluette-B7 = Three batons tied together above two crossed pairs.
picture-aluette-B8 = Four pairs of crossed batons, and a snail.
picture-aluette-B9 = One tall baton between four crossed pairs, and an owl.
picture-aluette-BV = A red-bearded countryman with a straw hat leans on a baton.
picture-aluette-BC = A dark-skinned woman with a golden kerchief rides a pale horse and shoulders a baton.
picture-aluette-BR = An old king with a white beard and a green mantle with leaves holds a baton.

## Swords

picture-aluette-S1 = A child lifts a sword taller than himself, and a butterfly passes.
picture-aluette-S2 = A hand writes a letter with a quill between two swords, under an inkwell.
picture-aluette-S3 = Three swords with their points up, the tallest in the middle.
picture-aluette-S4 = Four swords about a blue and white shield, and a gull.
picture-aluette-S5 = One tall sword between four short ones.
picture-aluette-S6 = Six swords in two rows, and a sea horse.
picture-aluette-S7 = Three swords with their points up above four with their points down.
picture-aluette-S8 = Eight swords in two rows, and a scallop shell.
picture-aluette-S9 = One tall sword between eight short ones.
picture-aluette-SV = A soldier with a wig, a three-cornered hat and a blue coat holds up a sword.
picture-aluette-SC = A woman with a helmet and a blue skirt with stars raises a sword on a rearing horse.
picture-aluette-SR = A black-bearded king with a blue surcoat and a red cloak holds up a sword.
