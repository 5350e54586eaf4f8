# Che cosa mostrano le carte del tarocco francese, una breve frase per carta; per le gallerie e per chi non le vede.

## Picche

picture-tarot-S1 = Una grande picca al centro.
picture-tarot-S2 = Due picche, una sopra l’altra.
picture-tarot-S3 = Tre picche in colonna.
picture-tarot-S4 = Quattro picche agli angoli di un quadrato.
picture-tarot-S5 = Cinque picche, quattro intorno a una.
picture-tarot-S6 = Sei picche in due colonne.
picture-tarot-S7 = Sette picche, sei in due colonne e una in mezzo.
picture-tarot-S8 = Otto picche, sei in due colonne e due in mezzo.
picture-tarot-S9 = Nove picche, otto in due colonne e una in mezzo.
picture-tarot-S10 = Dieci picche, otto in due colonne e due in mezzo.
picture-tarot-SV = Una guardia baffuta, in cotta d’armi e cappello di ferro, tiene un’alabarda.
picture-tarot-SC = Un cavaliere imberbe in armatura, con celata e pennacchio rosso, tiene una spada accanto al suo cavallo bruno.
picture-tarot-SD = Una regina dai capelli neri, in blu, con una corona a raggi, si guarda allo specchio.
picture-tarot-SR = Un re dalla barba nera biforcuta, in manto blu con gigli, tiene una spada.

## Cuori

picture-tarot-H1 = Un grande cuore al centro.
picture-tarot-H2 = Due cuori, uno sopra l’altro.
picture-tarot-H3 = Tre cuori in colonna.
picture-tarot-H4 = Quattro cuori agli angoli di un quadrato.
picture-tarot-H5 = Cinque cuori, quattro intorno a uno.
picture-tarot-H6 = Sei cuori in due colonne.
picture-tarot-H7 = Sette cuori, sei in due colonne e uno in mezzo.
picture-tarot-H8 = Otto cuori, sei in due colonne e due in mezzo.
picture-tarot-H9 = Nove cuori, otto in due colonne e uno in mezzo.
picture-tarot-H10 = Dieci cuori, otto in due colonne e due in mezzo.
picture-tarot-HV = Un giovane biondo, in rosso, dal cappello frappato, porta un falco incappucciato.
picture-tarot-HC = Un cavaliere dal largo cappello piumato tiene una lancia con fiamma rossa accanto al suo cavallo bianco.
picture-tarot-HD = Una regina bionda, con trecce e coroncina, tiene una rosa.
picture-tarot-HR = Un vecchio re dalla barba bianca e dal collo di ermellino tiene uno scettro.

## Quadri

picture-tarot-D1 = Un grande quadro al centro.
picture-tarot-D2 = Due quadri, uno sopra l’altro.
picture-tarot-D3 = Tre quadri in colonna.
picture-tarot-D4 = Quattro quadri agli angoli di un quadrato.
picture-tarot-D5 = Cinque quadri, quattro intorno a uno.
picture-tarot-D6 = Sei quadri in due colonne.
picture-tarot-D7 = Sette quadri, sei in due colonne e uno in mezzo.
picture-tarot-D8 = Otto quadri, sei in due colonne e due in mezzo.
picture-tarot-D9 = Nove quadri, otto in due colonne e uno in mezzo.
picture-tarot-D10 = Dieci quadri, otto in due colonne e due in mezzo.
picture-tarot-DV = Un giovane smunto, con berretto, gorgiera e barba a punta, tiene una penna d’oca.
picture-tarot-DC = Un cavaliere in parrucca bianca e tricorno alza una sciabola accanto al suo cavallo bruno.
picture-tarot-DD = Una regina in verde, con alto cappello a punta e velo, tiene un ventaglio.
picture-tarot-DR = Un re dalla pelle scura, con un turbante nella corona e un caftano rosso, tiene una mazza.

## Fiori

picture-tarot-C1 = Un grande fiore al centro.
picture-tarot-C2 = Due fiori, uno sopra l’altro.
picture-tarot-C3 = Tre fiori in colonna.
picture-tarot-C4 = Quattro fiori agli angoli di un quadrato.
picture-tarot-C5 = Cinque fiori, quattro intorno a uno.
picture-tarot-C6 = Sei fiori in due colonne.
picture-tarot-C7 = Sette fiori, sei in due colonne e uno in mezzo.
picture-tarot-C8 = Otto fiori, sei in due colonne e due in mezzo.
picture-tarot-C9 = Nove fiori, otto in due colonne e uno in mezzo.
picture-tarot-C10 = Dieci fiori, otto in due colonne e due in mezzo.
picture-tarot-CV = Un contadino sorridente dal cappello di paglia tiene un arco.
picture-tarot-CC = Un cacciatore dai lunghi baffi e dal cappello piumato tiene un corno accanto al suo cavallo chiaro.
picture-tarot-CD = Una regina con diadema, gorgiera e crocchia bruna porta un pappagallo.
picture-tarot-CR = Un re dalla barba bruna, in manto verde con foglie e una catena, tiene uno scettro con il globo.

## I trionfi e l’Excuse

picture-tarot-T1 = Arlecchino e Colombina, marionette appese ai loro fili.
picture-tarot-T2 = Un bambino spinge il cerchio con il suo cane; girata: una bambina salta la corda.
picture-tarot-T3 = Un giovane dona una rosa a una fanciulla; girata: una fanciulla vola in altalena.
picture-tarot-T4 = Una madre dondola la culla; girata: un padre porta il bambino sulle spalle.
picture-tarot-T5 = Una nonna fila accanto al fuoco; girata: un nonno fuma sulla sua panca.
picture-tarot-T6 = Una donna nutre le galline all’alba; girata: una donna attinge la prima acqua dal pozzo.
picture-tarot-T7 = Un falciatore mangia il pane all’ombra; girata: una venditrice offre frutta a una dama.
picture-tarot-T8 = Il lampionaio accende il primo lampione; girata: un pastore riporta a casa il gregge.
picture-tarot-T9 = Un innamorato canta di notte sotto una finestra; girata: uno studioso osserva le stelle.
picture-tarot-T10 = Due giardinieri vangano e annaffiano la loro aiuola; girata: un bambino fa volare un aquilone accanto a un mulino a vento.
picture-tarot-T11 = Un pescatore con la lenza siede nella sua barca; girata: un fabbro batte il ferro rovente.
picture-tarot-T12 = Gente di campagna balla alla cornamusa; girata: una coppia danza un minuetto.
picture-tarot-T13 = Un fornaio sforna i pani; girata: un bottaio cerchia una botte.
picture-tarot-T14 = Un pittore lavora al cavalletto; girata: un violinista suona e una dama canta.
picture-tarot-T15 = Un viandante a cavallo attraversa le colline; girata: una nave corre col vento in poppa.
picture-tarot-T16 = Una ragazza coglie fiori sotto un albero in fiore; girata: una pastorella con l’agnello ascolta un flauto.
picture-tarot-T17 = Un mietitore falcia il grano; girata: una dama passeggia lungo l’acqua sotto il parasole.
picture-tarot-T18 = Due persone tagliano e portano l’uva; girata: un cacciatore suona il corno nel bosco d’autunno.
picture-tarot-T19 = Due pattinatori attraversano uno stagno gelato; girata: bambini fanno un pupazzo di neve di notte.
picture-tarot-T20 = Due persone giocano a carte a un tavolo; girata: un uomo tira la boccia ai birilli.
picture-tarot-T21 = Una dama in maschera, sotto le piume, in una pioggia di coriandoli; girata: Pierrot solo sotto la luna.
picture-tarot-EX = Un menestrello col berretto da folle passa con il suo liuto.
