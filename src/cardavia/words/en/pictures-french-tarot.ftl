# What the pictures of French Tarot's cards show, one short sentence a card; for galleries and for those who do not see them.

## Spades

picture-tarot-S1 = One large spade in the middle.
picture-tarot-S2 = Two spades, one above the other.
picture-tarot-S3 = Three spades in a column.
picture-tarot-S4 = Four spades at the corners of a square.
picture-tarot-S5 = Five spades, four round one.
picture-tarot-S6 = Six spades in two columns.
picture-tarot-S7 = Seven spades, six in two columns, and one between.
picture-tarot-S8 = Eight spades, six in two columns, and two between.
picture-tarot-S9 = Nine spades, eight in two columns, and one between.
picture-tarot-S10 = Ten spades, eight in two columns, and two between.
picture-tarot-SV = A moustached guard in a tabard, with an iron hat and a halberd.
picture-tarot-SC = A beardless knight in armour, with a sallet and a red plume, holds a sword beside his brown horse.
picture-tarot-SD = A black-haired queen in blue with a rayed crown looks into a mirror.
picture-tarot-SR = A king with a forked black beard, in a blue mantle with lilies, holds a sword.

## Hearts

picture-tarot-H1 = One large heart in the middle.
picture-tarot-H2 = Two hearts, one above the other.
picture-tarot-H3 = Three hearts in a column.
picture-tarot-H4 = Four hearts at the corners of a square.
picture-tarot-H5 = Five hearts, four round one.
picture-tarot-H6 = Six hearts in two columns.
picture-tarot-H7 = Seven hearts, six in two columns, and one between.
picture-tarot-H8 = Eight hearts, six in two columns, and two between.
picture-tarot-H9 = Nine hearts, eight in two columns, and one between.
picture-tarot-H10 = Ten hearts, eight in two columns, and two between.
picture-tarot-HV = A fair-haired young man in red with a slashed hat carries a hooded falcon.
picture-tarot-HC = A rider with a wide plumed hat holds a lance with a red pennon beside his white horse.
picture-tarot-HD = A fair-haired queen with braids and a coronet holds a rose.
picture-tarot-HR = An old king with a white beard and an ermine collar holds a sceptre.

## Diamonds

picture-tarot-D1 = One large diamond in the middle.
picture-tarot-D2 = Two diamonds, one above the other.
picture-tarot-D3 = Three diamonds in a column.
picture-tarot-D4 = Four diamonds at the corners of a square.
picture-tarot-D5 = Five diamonds, four round one.
picture-tarot-D6 = Six diamonds in two columns.
picture-tarot-D7 = Seven diamonds, six in two columns, and one between.
picture-tarot-D8 = Eight diamonds, six in two columns, and two between.
picture-tarot-D9 = Nine diamonds, eight in two columns, and one between.
picture-tarot-D10 = Ten diamonds, eight in two columns, and two between.
picture-tarot-DV = A gaunt young man with a beret, a ruff and a pointed beard holds a quill.
picture-tarot-DC = A rider with a white wig and a three-cornered hat raises a sabre beside his brown horse.
picture-tarot-DD = A queen with a tall pointed hat and a veil, in green, holds a fan.
picture-tarot-DR = A dark-skinned king with a turban in his crown, in a red kaftan, holds a mace.

## Clubs

picture-tarot-C1 = One large club in the middle.
picture-tarot-C2 = Two clubs, one above the other.
picture-tarot-C3 = Three clubs in a column.
picture-tarot-C4 = Four clubs at the corners of a square.
picture-tarot-C5 = Five clubs, four round one.
picture-tarot-C6 = Six clubs in two columns.
picture-tarot-C7 = Seven clubs, six in two columns, and one between.
picture-tarot-C8 = Eight clubs, six in two columns, and two between.
picture-tarot-C9 = Nine clubs, eight in two columns, and one between.
picture-tarot-C10 = Ten clubs, eight in two columns, and two between.
picture-tarot-CV = A smiling countryman with a straw hat holds a bow.
picture-tarot-CC = A huntsman with a long moustache and a feathered hat holds a horn beside his pale horse.
picture-tarot-CD = A queen with a diadem, a ruff and brown hair in a bun carries a parrot.
picture-tarot-CR = A brown-bearded king in a green mantle with leaves, and a chain, holds a sceptre with an orb.

## Trumps and the Excuse

picture-tarot-T1 = Harlequin and Columbine as puppets on their strings.
picture-tarot-T2 = A boy drives his hoop with his dog; turned, a girl skips over her rope.
picture-tarot-T3 = A youth gives a rose to a maiden; turned, a maiden flies up on a swing.
picture-tarot-T4 = A mother rocks the cradle; turned, a father carries his child on his shoulders.
picture-tarot-T5 = A grandmother spins by the fire; turned, a grandfather smokes on his bench.
picture-tarot-T6 = A woman feeds her hens at sunrise; turned, a woman draws the first water from the well.
picture-tarot-T7 = A mower eats his bread in the shade; turned, a market woman offers fruit to a lady.
picture-tarot-T8 = The lamplighter kindles the first lamp; turned, a shepherd brings his flock home.
picture-tarot-T9 = A lover sings under a window at night; turned, a scholar watches the stars.
picture-tarot-T10 = Two gardeners dig and water their bed; turned, a child flies a kite beside a windmill.
picture-tarot-T11 = An angler sits in his boat; turned, a smith beats glowing iron.
picture-tarot-T12 = Country people dance to a bagpipe; turned, a couple treads a minuet.
picture-tarot-T13 = A baker draws loaves from the oven; turned, a cooper hoops a cask.
picture-tarot-T14 = A painter works at his easel; turned, a fiddler plays and a lady sings.
picture-tarot-T15 = A traveller rides through the hills; turned, a ship runs before the wind.
picture-tarot-T16 = A girl gathers flowers under a tree in bloom; turned, a shepherdess with her lamb hears a flute.
picture-tarot-T17 = A reaper mows the corn; turned, a lady walks by the water under her parasol.
picture-tarot-T18 = Two people cut and carry grapes; turned, a hunter winds his horn in the autumn wood.
picture-tarot-T19 = Two skaters cross a frozen pond; turned, children build a snowman by night.
picture-tarot-T20 = Two people play cards at a table; turned, a man bowls at the skittles.
picture-tarot-T21 = A masked lady under plumes in a rain of paper snippets; turned, Pierrot alone under the moon.
picture-tarot-EX = A minstrel in a fool’s cap with bells strolls by with his lute.
