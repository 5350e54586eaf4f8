# What the pictures of Tarocchino's cards show, one short sentence a card; for galleries and for those who do not see them.

## Coins

picture-tarocchino-D1 = A great golden coin inside red rays, between roses.
picture-tarocchino-D6 = Six large golden coins, two in the middle and two pairs beside them.
picture-tarocchino-D7 = Seven golden coins, three in a column and two on each side.
picture-tarocchino-D8 = Eight golden coins, six in the middle and one at each end.
picture-tarocchino-D9 = Nine golden coins in three columns, the middle one taller.
picture-tarocchino-D10 = Ten golden coins in three columns.
picture-tarocchino-DF = A maid in a green gown and a spotted red kerchief holds up a coin.
picture-tarocchino-DC = A knight in a blue hat with a red plume leads a white horse and holds a coin.
picture-tarocchino-DQ = A crowned queen with long braids, in a blue gown with golden rings, shows a coin.
picture-tarocchino-DR = A bearded king in ermine and a red crown holds a coin.

## Cups

picture-tarocchino-C1 = A great red cup with a golden lid, between vines with blue grapes.
picture-tarocchino-C6 = Six covered cups, four blue and two red.
picture-tarocchino-C7 = Seven covered cups, three blue in a column between four red.
picture-tarocchino-C8 = Eight covered cups, six red in two columns and a green one at each end.
picture-tarocchino-C9 = Nine covered cups, three red in a column between six green.
picture-tarocchino-C10 = Ten covered cups, four blue in a column between six red.
picture-tarocchino-CF = A dark-haired maid in a white bonnet and a pink gown holds a covered cup.
picture-tarocchino-CC = A young knight in a red hat leads a brown horse and holds a covered cup.
picture-tarocchino-CQ = A fair queen in a red mantle with golden stars holds a blue cup.
picture-tarocchino-CR = An old king with a long white beard, in green and gold, holds a covered cup.

## Batons

picture-tarocchino-B1 = A great green baton with golden bands and six leaves.
picture-tarocchino-B6 = Six knotted batons laced into a trellis, three each way, between two blue flowers.
picture-tarocchino-B7 = Six knotted batons laced into a trellis behind an upright red one.
picture-tarocchino-B8 = Eight knotted batons laced into a trellis, four each way, between two red flowers.
picture-tarocchino-B9 = Eight knotted batons laced into a trellis behind an upright red one.
picture-tarocchino-B10 = Ten knotted batons laced into a close trellis, five each way.
picture-tarocchino-BF = A grinning page in a green beret with a golden plume holds a baton.
picture-tarocchino-BC = A stern knight in a green helmet and armour leads a dun horse and holds a brown baton.
picture-tarocchino-BQ = A veiled queen in gold with a wide ruff holds a green baton.
picture-tarocchino-BR = A thin king with a forked beard, in a green mantle with crosses, holds a brown baton.

## Swords

picture-tarocchino-S1 = A great curved sword inside two branches of laurel, under a star.
picture-tarocchino-S6 = Six curved swords laced at both ends, three each side of a red flower.
picture-tarocchino-S7 = Six curved swords laced at both ends around a straight one.
picture-tarocchino-S8 = Eight curved swords laced at both ends, four each side of a blue flower.
picture-tarocchino-S9 = Eight curved swords laced at both ends around a straight one.
picture-tarocchino-S10 = Ten curved swords laced at both ends, five each side of a small red flower.
picture-tarocchino-SF = A page in blue with a slashed hat and a wide ruff holds a curved sword.
picture-tarocchino-SC = A knight in bright armour with a blue crest leads a grey horse and raises a curved sword.
picture-tarocchino-SQ = A queen in red and blue with a tall pointed hat holds a curved sword.
picture-tarocchino-SR = A black-bearded king in a blue mantle with golden stars holds a curved sword.

## Trumps

picture-tarocchino-BE = A conjuror with a plumed hat raises his wand behind a table with cups, balls and dice.
picture-tarocchino-M1 = A Moorish king with a crowned turban, in a red robe, holds a sabre.
picture-tarocchino-M2 = A young Moorish king with a golden crown, in a blue mantle, holds bow and arrow.
picture-tarocchino-M3 = An old Moorish king with a white beard, in green armour, holds a red shield.
picture-tarocchino-M4 = A Moorish king with a golden turban and a white plume, in a golden coat, holds a mace.
picture-tarocchino-T5 = A man offers a lady a rose, and Cupid aims his bow from a cloud over them.
picture-tarocchino-T6 = A crowned victor with a sword stands on a red car between a white and a brown horse.
picture-tarocchino-T7 = A lady in blue and red pours water from a goblet into a golden jar.
picture-tarocchino-T8 = A crowned lady in red holds a sword and a pair of golden scales.
picture-tarocchino-T9 = A lady breaks a white column, and a lion stands behind her.
picture-tarocchino-T10 = A golden wheel with a king on top; one man climbs it and one falls.
picture-tarocchino-T11 = An old man with wings walks with a crook and an hourglass past a broken column.
picture-tarocchino-T12 = A man hangs by one foot from a gallows, and his coins fall.
picture-tarocchino-T13 = A skeleton in a black hood and a blue mantle, with a scythe and an hourglass.
picture-tarocchino-T14 = A green devil with horns and the wings of a bat holds a fork among flames.
picture-tarocchino-T15 = Lightning sets a tower on fire, and two people fall from it in the night.
picture-tarocchino-T16 = Three kings with gifts follow a great star through the night.
picture-tarocchino-LU = Two astronomers with compasses and a globe measure the moon.
picture-tarocchino-SO = A woman spins with her distaff under a golden sun with a face.
picture-tarocchino-MO = A winged man with a sceptre and an orb stands on the globe.
picture-tarocchino-AN = An angel with red, white and blue wings and a halo holds a trumpet.

## The Matto

picture-tarocchino-MA = A laughing fool in a cap with bells holds a fool’s stick and a trumpet.
