# Was die Bilder des Französischen Tarots zeigen, ein kurzer Satz je Karte; für Galerien und für alle, die sie nicht sehen.

## Pik

picture-tarot-S1 = Ein großes Pik in der Mitte.
picture-tarot-S2 = Zwei Piks, eins über dem anderen.
picture-tarot-S3 = Drei Piks untereinander.
picture-tarot-S4 = Vier Piks an den Ecken eines Quadrats.
picture-tarot-S5 = Fünf Piks, vier um eins.
picture-tarot-S6 = Sechs Piks in zwei Reihen.
picture-tarot-S7 = Sieben Piks, sechs in zwei Reihen und eins dazwischen.
picture-tarot-S8 = Acht Piks, sechs in zwei Reihen und zwei dazwischen.
picture-tarot-S9 = Neun Piks, acht in zwei Reihen und eins dazwischen.
picture-tarot-S10 = Zehn Piks, acht in zwei Reihen und zwei dazwischen.
picture-tarot-SV = Ein schnurrbärtiger Wächter im Wappenrock, mit Eisenhut und Hellebarde.
picture-tarot-SC = Ein bartloser Reiter im Harnisch, mit Helm und roter Feder, hält neben seinem braunen Pferd ein Schwert.
picture-tarot-SD = Eine schwarzhaarige Königin in Blau, mit Strahlenkrone, schaut in einen Spiegel.
picture-tarot-SR = Ein König mit gegabeltem schwarzem Bart, im blauen Mantel mit Lilien, hält ein Schwert.

## Herz

picture-tarot-H1 = Ein großes Herz in der Mitte.
picture-tarot-H2 = Zwei Herzen, eins über dem anderen.
picture-tarot-H3 = Drei Herzen untereinander.
picture-tarot-H4 = Vier Herzen an den Ecken eines Quadrats.
picture-tarot-H5 = Fünf Herzen, vier um eins.
picture-tarot-H6 = Sechs Herzen in zwei Reihen.
picture-tarot-H7 = Sieben Herzen, sechs in zwei Reihen und eins dazwischen.
picture-tarot-H8 = Acht Herzen, sechs in zwei Reihen und zwei dazwischen.
picture-tarot-H9 = Neun Herzen, acht in zwei Reihen und eins dazwischen.
picture-tarot-H10 = Zehn Herzen, acht in zwei Reihen und zwei dazwischen.
picture-tarot-HV = Ein blonder junger Mann in Rot, mit geschlitztem Hut, trägt einen Falken mit Haube.
picture-tarot-HC = Ein Reiter mit breitem Federhut hält neben seinem Schimmel eine Lanze mit rotem Wimpel.
picture-tarot-HD = Eine blonde Königin mit Zöpfen und kleiner Krone hält eine Rose.
picture-tarot-HR = Ein alter König mit weißem Bart und Hermelinkragen hält ein Zepter.

## Karo

picture-tarot-D1 = Ein großes Karo in der Mitte.
picture-tarot-D2 = Zwei Karos, eins über dem anderen.
picture-tarot-D3 = Drei Karos untereinander.
picture-tarot-D4 = Vier Karos an den Ecken eines Quadrats.
picture-tarot-D5 = Fünf Karos, vier um eins.
picture-tarot-D6 = Sechs Karos in zwei Reihen.
picture-tarot-D7 = Sieben Karos, sechs in zwei Reihen und eins dazwischen.
picture-tarot-D8 = Acht Karos, sechs in zwei Reihen und zwei dazwischen.
picture-tarot-D9 = Neun Karos, acht in zwei Reihen und eins dazwischen.
picture-tarot-D10 = Zehn Karos, acht in zwei Reihen und zwei dazwischen.
picture-tarot-DV = Ein hagerer junger Mann mit Barett, Halskrause und Spitzbart hält eine Schreibfeder.
picture-tarot-DC = Ein Reiter mit weißer Perücke und Dreispitz hebt neben seinem braunen Pferd einen Säbel.
picture-tarot-DD = Eine Königin in Grün, mit hohem spitzem Hut und Schleier, hält einen Fächer.
picture-tarot-DR = Ein dunkelhäutiger König mit Turban in der Krone, im roten Kaftan, hält einen Streitkolben.

## Kreuz

picture-tarot-C1 = Ein großes Kreuz in der Mitte.
picture-tarot-C2 = Zwei Kreuze, eins über dem anderen.
picture-tarot-C3 = Drei Kreuze untereinander.
picture-tarot-C4 = Vier Kreuze an den Ecken eines Quadrats.
picture-tarot-C5 = Fünf Kreuze, vier um eins.
picture-tarot-C6 = Sechs Kreuze in zwei Reihen.
picture-tarot-C7 = Sieben Kreuze, sechs in zwei Reihen und eins dazwischen.
picture-tarot-C8 = Acht Kreuze, sechs in zwei Reihen und zwei dazwischen.
picture-tarot-C9 = Neun Kreuze, acht in zwei Reihen und eins dazwischen.
picture-tarot-C10 = Zehn Kreuze, acht in zwei Reihen und zwei dazwischen.
picture-tarot-CV = Ein lächelnder Landmann mit Strohhut hält einen Bogen.
picture-tarot-CC = Ein Jäger mit langem Schnurrbart und Federhut hält neben seinem hellen Pferd ein Horn.
picture-tarot-CD = Eine Königin mit Diadem, Halskrause und braunem Haarknoten trägt einen Papagei.
picture-tarot-CR = Ein braunbärtiger König im grünen Blättermantel, mit einer Kette, hält ein Zepter mit Kugel.

## Trümpfe und Excuse

picture-tarot-T1 = Harlekin und Kolombine als Puppen an ihren Fäden.
picture-tarot-T2 = Ein Junge treibt seinen Reifen, sein Hund läuft mit; umgedreht springt ein Mädchen Seil.
picture-tarot-T3 = Ein Jüngling schenkt einem Mädchen eine Rose; umgedreht fliegt ein Mädchen auf der Schaukel hoch.
picture-tarot-T4 = Eine Mutter schaukelt die Wiege; umgedreht trägt ein Vater sein Kind auf den Schultern.
picture-tarot-T5 = Eine Großmutter spinnt am Feuer; umgedreht raucht ein Großvater auf seiner Bank.
picture-tarot-T6 = Eine Frau füttert bei Sonnenaufgang ihre Hühner; umgedreht schöpft eine Frau das erste Wasser aus dem Brunnen.
picture-tarot-T7 = Ein Mäher isst im Schatten sein Brot; umgedreht bietet eine Marktfrau einer Dame Obst an.
picture-tarot-T8 = Der Laternenanzünder zündet die erste Laterne an; umgedreht treibt ein Schäfer seine Herde heim.
picture-tarot-T9 = Ein Verliebter singt nachts unter einem Fenster; umgedreht betrachtet ein Gelehrter die Sterne.
picture-tarot-T10 = Zwei Leute graben und gießen ihr Gartenbeet; umgedreht lässt ein Kind neben einer Windmühle einen Drachen steigen.
picture-tarot-T11 = Ein Angler sitzt in seinem Boot; umgedreht schlägt ein Schmied glühendes Eisen.
picture-tarot-T12 = Landleute tanzen zum Dudelsack; umgedreht tanzt ein Paar Menuett.
picture-tarot-T13 = Ein Bäcker zieht Brote aus dem Ofen; umgedreht bindet ein Küfer ein Fass.
picture-tarot-T14 = Ein Maler arbeitet an seiner Staffelei; umgedreht spielt ein Geiger, und eine Dame singt.
picture-tarot-T15 = Ein Reisender reitet durch die Hügel; umgedreht läuft ein Schiff vor dem Wind.
picture-tarot-T16 = Ein Mädchen pflückt Blumen unter einem blühenden Baum; umgedreht lauscht eine Schäferin mit ihrem Lamm einer Flöte.
picture-tarot-T17 = Ein Schnitter mäht das Korn; umgedreht geht eine Dame unter ihrem Sonnenschirm am Wasser spazieren.
picture-tarot-T18 = Zwei Leute schneiden und tragen Trauben; umgedreht bläst ein Jäger im Herbstwald sein Horn.
picture-tarot-T19 = Zwei Leute laufen Schlittschuh auf einem Teich; umgedreht bauen Kinder bei Nacht einen Schneemann.
picture-tarot-T20 = Zwei Leute spielen am Tisch Karten; umgedreht schiebt ein Mann Kegel.
picture-tarot-T21 = Eine maskierte Dame unter Federn im Konfettiregen; umgedreht Pierrot allein unter dem Mond.
picture-tarot-EX = Ein Spielmann mit Narrenkappe und Schellen zieht mit seiner Laute vorbei.
