# Was die Bilder des Tarocchino zeigen, ein kurzer Satz je Karte; für Galerien und für alle, die sie nicht sehen.

## Münzen

picture-tarocchino-D1 = Eine große goldene Münze in roten Strahlen, zwischen Rosen.
picture-tarocchino-D6 = Sechs große goldene Münzen, zwei in der Mitte und daneben zwei Paare.
picture-tarocchino-D7 = Sieben goldene Münzen, drei untereinander und zwei auf jeder Seite.
picture-tarocchino-D8 = Acht goldene Münzen, sechs in der Mitte und eine an jedem Ende.
picture-tarocchino-D9 = Neun goldene Münzen in drei Reihen, die mittlere höher.
picture-tarocchino-D10 = Zehn goldene Münzen in drei Reihen.
picture-tarocchino-DF = Eine Magd im grünen Kleid, mit rotem getupftem Kopftuch, hält eine Münze hoch.
picture-tarocchino-DC = Ein Reiter mit blauem Hut und roter Feder führt einen Schimmel und hält eine Münze.
picture-tarocchino-DQ = Eine gekrönte Königin mit langen Zöpfen, im blauen Kleid mit goldenen Ringen, zeigt eine Münze.
picture-tarocchino-DR = Ein bärtiger König in Hermelin, mit roter Krone, hält eine Münze.

## Kelche

picture-tarocchino-C1 = Ein großer roter Kelch mit goldenem Deckel, zwischen Reben mit blauen Trauben.
picture-tarocchino-C6 = Sechs Deckelkelche, vier blaue und zwei rote.
picture-tarocchino-C7 = Sieben Deckelkelche, drei blaue untereinander zwischen vier roten.
picture-tarocchino-C8 = Acht Deckelkelche, sechs rote in zwei Reihen und ein grüner an jedem Ende.
picture-tarocchino-C9 = Neun Deckelkelche, drei rote untereinander zwischen sechs grünen.
picture-tarocchino-C10 = Zehn Deckelkelche, vier blaue untereinander zwischen sechs roten.
picture-tarocchino-CF = Eine dunkelhaarige Magd mit weißer Haube und rosa Kleid hält einen Deckelkelch.
picture-tarocchino-CC = Ein junger Reiter mit rotem Hut führt ein braunes Pferd und hält einen Deckelkelch.
picture-tarocchino-CQ = Eine blonde Königin im roten Mantel mit goldenen Sternen hält einen blauen Kelch.
picture-tarocchino-CR = Ein alter König mit langem weißem Bart, in Grün und Gold, hält einen Deckelkelch.

## Stäbe

picture-tarocchino-B1 = Ein großer grüner Stab mit goldenen Bändern und sechs Blättern.
picture-tarocchino-B6 = Sechs knotige Stäbe, zum Gitter verschränkt, drei in jede Richtung, zwischen zwei blauen Blumen.
picture-tarocchino-B7 = Sechs knotige Stäbe, zum Gitter verschränkt, hinter einem aufrechten roten.
picture-tarocchino-B8 = Acht knotige Stäbe, zum Gitter verschränkt, vier in jede Richtung, zwischen zwei roten Blumen.
picture-tarocchino-B9 = Acht knotige Stäbe, zum Gitter verschränkt, hinter einem aufrechten roten.
picture-tarocchino-B10 = Zehn knotige Stäbe, zu einem dichten Gitter verschränkt, fünf in jede Richtung.
picture-tarocchino-BF = Ein grinsender Page mit grünem Barett und goldener Feder hält einen Stab.
picture-tarocchino-BC = Ein strenger Reiter mit grünem Helm und Harnisch führt ein falbes Pferd und hält einen braunen Stab.
picture-tarocchino-BQ = Eine verschleierte Königin in Gold, mit breiter Halskrause, hält einen grünen Stab.
picture-tarocchino-BR = Ein hagerer König mit gegabeltem Bart, im grünen Mantel mit Kreuzen, hält einen braunen Stab.

## Schwerter

picture-tarocchino-S1 = Ein großes gebogenes Schwert zwischen zwei Lorbeerzweigen, unter einem Stern.
picture-tarocchino-S6 = Sechs gebogene Schwerter, an beiden Enden verschränkt, drei auf jeder Seite einer roten Blume.
picture-tarocchino-S7 = Sechs gebogene Schwerter, an beiden Enden verschränkt, um ein gerades.
picture-tarocchino-S8 = Acht gebogene Schwerter, an beiden Enden verschränkt, vier auf jeder Seite einer blauen Blume.
picture-tarocchino-S9 = Acht gebogene Schwerter, an beiden Enden verschränkt, um ein gerades.
picture-tarocchino-S10 = Zehn gebogene Schwerter, an beiden Enden verschränkt, fünf auf jeder Seite einer kleinen roten Blume.
picture-tarocchino-SF = Ein Page in Blau, mit geschlitztem Hut und breiter Halskrause, hält ein gebogenes Schwert.
picture-tarocchino-SC = Ein Reiter im blanken Harnisch mit blauer Helmzier führt einen Grauschimmel und hebt ein gebogenes Schwert.
picture-tarocchino-SQ = Eine Königin in Rot und Blau, mit hohem spitzem Hut, hält ein gebogenes Schwert.
picture-tarocchino-SR = Ein schwarzbärtiger König im blauen Mantel mit goldenen Sternen hält ein gebogenes Schwert.

## Trümpfe

picture-tarocchino-BE = Ein Gaukler mit Federhut hebt seinen Zauberstab hinter einem Tisch mit kleinen Kelchen, Kugeln und Würfeln.
picture-tarocchino-M1 = Ein maurischer König mit gekröntem Turban, im roten Gewand, hält einen Säbel.
picture-tarocchino-M2 = Ein junger maurischer König mit goldener Krone, im blauen Mantel, hält Pfeil und Bogen.
picture-tarocchino-M3 = Ein alter maurischer König mit weißem Bart, im grünen Harnisch, hält einen roten Schild.
picture-tarocchino-M4 = Ein maurischer König mit goldenem Turban und weißer Feder, im goldenen Rock, hält einen Streitkolben.
picture-tarocchino-T5 = Ein Mann reicht einer Dame eine Rose, und über ihnen zielt Amor aus einer Wolke mit seinem Bogen.
picture-tarocchino-T6 = Ein gekrönter Sieger mit Schwert steht auf einem roten Wagen zwischen einem weißen und einem braunen Pferd.
picture-tarocchino-T7 = Eine Dame in Blau und Rot gießt Wasser aus einem Kelch in einen goldenen Krug.
picture-tarocchino-T8 = Eine gekrönte Dame in Rot hält ein Schwert und eine goldene Waage.
picture-tarocchino-T9 = Eine Dame zerbricht eine weiße Säule, hinter ihr steht ein Löwe.
picture-tarocchino-T10 = Ein goldenes Rad, obenauf ein König; ein Mann steigt hinauf, und einer stürzt.
picture-tarocchino-T11 = Ein alter Mann mit Flügeln geht mit Krummstab und Stundenglas an einer zerbrochenen Säule vorbei.
picture-tarocchino-T12 = Ein Mann hängt an einem Fuß vom Galgen, und seine Münzen fallen.
picture-tarocchino-T13 = Ein Gerippe mit schwarzer Kapuze und blauem Mantel, mit Sense und Stundenglas.
picture-tarocchino-T14 = Ein grüner Teufel mit Hörnern und Fledermausflügeln hält eine Gabel zwischen Flammen.
picture-tarocchino-T15 = Ein Blitz setzt einen Turm in Brand, und zwei Menschen stürzen in die Nacht.
picture-tarocchino-T16 = Drei Könige mit Geschenken folgen einem großen Stern durch die Nacht.
picture-tarocchino-LU = Zwei Sternkundige vermessen mit Zirkel und Globus den Mond.
picture-tarocchino-SO = Eine Frau spinnt mit ihrem Rocken unter einer goldenen Sonne mit Gesicht.
picture-tarocchino-MO = Ein geflügelter Mann mit Zepter und Reichsapfel steht auf der Weltkugel.
picture-tarocchino-AN = Ein Engel mit rot-weiß-blauen Flügeln und Heiligenschein hält eine Posaune.

## Der Matto

picture-tarocchino-MA = Ein lachender Narr mit Schellenkappe hält einen Narrenstab und eine Trompete.
