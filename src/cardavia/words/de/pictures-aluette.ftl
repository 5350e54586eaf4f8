# Was die Bilder der Aluette zeigen, ein kurzer Satz je Karte; für Galerien und für alle, die sie nicht sehen.

## Münzen

picture-aluette-D1 = Eine große goldene Münze mit Gesicht, von Sonnenstrahlen umgeben.
picture-aluette-D2 = Ein einäugiger Seemann mit Augenklappe lacht zwischen zwei Münzen, über seiner roten Mütze eine Möwe.
picture-aluette-D3 = Ein Herr mit Federhut blickt aus einem Medaillon zu einem Stern auf, darunter zwei Münzen.
picture-aluette-D4 = Vier Münzen mit Gesichtern und Rosen, dazu eine Schaluppe unter Segeln.
picture-aluette-D5 = Ein Paar küsst sich in einem Medaillon zwischen vier Münzen, darüber ein Herz mit Pfeil.
picture-aluette-D6 = Sechs Münzen mit Sternen und Sonnen, dazu ein Anker.
picture-aluette-D7 = Sieben Münzen mit Muscheln, Rosen und einem Rad, dazu ein roter Krebs.
picture-aluette-D8 = Acht Münzen mit Rädern, Sternen und Gesichtern, dazu ein Leuchtturm.
picture-aluette-D9 = Neun Münzen mit Rosen, Sternen und einem Gesicht, dazu eine Hand mit erhobenem kleinem Finger.
picture-aluette-DV = Ein junger Mann in Rot, mit breiter Halskrause, hält eine Münze mit Gesicht hoch.
picture-aluette-DC = Eine Frau mit Federhut reitet auf einem Schimmel und hebt eine Münze.
picture-aluette-DR = Ein bärtiger König in Hermelin und rotem Sternenmantel hält eine große Münze.

## Kelche

picture-aluette-C1 = Ein großer Kelch mit Deckel, zwei Henkeln und bunten Steinen, zwischen Weinranken.
picture-aluette-C2 = Eine braun-weiße Kuh mit Glocke ruht auf einer Wiese unter zwei roten Kelchen.
picture-aluette-C3 = Eine gekrönte Dame im weiten roten Kleid neigt den Kopf und hält einen Kelch, auf jeder Seite ein weiterer.
picture-aluette-C4 = Vier rote und blaue Kelche und eine Weintraube.
picture-aluette-C5 = Vier grüne Kelche um einen roten, dazu ein Hahn.
picture-aluette-C6 = Sechs Kelche in zwei Reihen, blau und rot, und ein Eichhörnchen mit einer Nuss.
picture-aluette-C7 = Sieben Kelche, drei blaue zwischen vier roten, und ein Kaninchen.
picture-aluette-C8 = Acht Kelche, zwei rote zwischen sechs grünen, und ein Korb voll Fische.
picture-aluette-C9 = Neun Kelche in Rot, Blau und Grün, dazu eine Hand mit erhobenem Daumen.
picture-aluette-CV = Ein langhaariger Page im blauen Lilienrock hält einen roten Kelch.
picture-aluette-CC = Eine Frau mit Blumenkranz reitet auf einem braunen Pferd und reicht einen roten Kelch.
picture-aluette-CR = Ein dunkelhäutiger König mit Turban in der Krone hält einen blauen Kelch und einen Streitkolben.

## Stäbe

picture-aluette-B1 = Ein gewaltiger grüner Stab mit Blättern und rotem Band, in eine Wiese gepflanzt.
picture-aluette-B2 = Ein Kind steht zwischen zwei Zweigen mit Eichenlaub und Eicheln, darüber eine Hand mit erhobenem Zeigefinger.
picture-aluette-B3 = Drei Stäbe, zwei davon hinter dem dritten gekreuzt, mit roter Schleife gebunden.
picture-aluette-B4 = Zwei Paar gekreuzte Stäbe und eine Windmühle.
picture-aluette-B5 = Ein hoher Stab zwischen zwei gekreuzten Paaren.
picture-aluette-B6 = Drei Paar gekreuzte Stäbe, eines oben und zwei unten.
picture-aluette-B7 = Drei gebündelte Stäbe über zwei gekreuzten Paaren.
picture-aluette-B8 = Vier Paar gekreuzte Stäbe und eine Schnecke.
picture-aluette-B9 = Ein hoher Stab zwischen vier gekreuzten Paaren, dazu eine Eule.
picture-aluette-BV = Ein rotbärtiger Landmann mit Strohhut stützt sich auf einen Stab.
picture-aluette-BC = Eine dunkelhäutige Frau mit goldenem Kopftuch reitet auf einem hellen Pferd, den Stab auf der Schulter.
picture-aluette-BR = Ein alter König mit weißem Bart und grünem Blättermantel hält einen Stab.

## Schwerter

picture-aluette-S1 = Ein Kind hebt ein Schwert, das größer ist als es selbst, und ein Schmetterling fliegt vorbei.
picture-aluette-S2 = Eine Hand schreibt zwischen zwei Schwertern mit der Feder einen Brief, darüber ein Tintenfass.
picture-aluette-S3 = Drei Schwerter mit der Spitze nach oben, das längste in der Mitte.
picture-aluette-S4 = Vier Schwerter um einen blau-weißen Schild, dazu eine Möwe.
picture-aluette-S5 = Ein langes Schwert zwischen vier kurzen.
picture-aluette-S6 = Sechs Schwerter in zwei Reihen und ein Seepferdchen.
picture-aluette-S7 = Drei Schwerter mit der Spitze nach oben über vier mit der Spitze nach unten.
picture-aluette-S8 = Acht Schwerter in zwei Reihen und eine Jakobsmuschel.
picture-aluette-S9 = Ein langes Schwert zwischen acht kurzen.
picture-aluette-SV = Ein Soldat mit Perücke, Dreispitz und blauem Rock hält ein Schwert hoch.
picture-aluette-SC = Eine Frau mit Helm und blauem Sternenrock schwingt auf einem steigenden Pferd ihr Schwert.
picture-aluette-SR = Ein schwarzbärtiger König mit blauem Waffenrock und rotem Umhang hält ein Schwert hoch.
