# Che cosa mostrano le carte dell’Aluette, una breve frase per carta; per le gallerie e per chi non le vede.

## Denari

picture-aluette-D1 = Un grande denaro d’oro con un volto, fra i raggi di un sole.
picture-aluette-D2 = Un marinaio con la benda su un occhio ride fra due denari; un gabbiano sopra il berretto rosso.
picture-aluette-D3 = In un medaglione un signore dal cappello piumato guarda una stella; sotto, due denari.
picture-aluette-D4 = Quattro denari con volti e rose, e uno sloop a vela.
picture-aluette-D5 = Una coppia si bacia in un medaglione fra quattro denari, sotto un cuore con una freccia.
picture-aluette-D6 = Sei denari con stelle e soli, e un’ancora.
picture-aluette-D7 = Sette denari con conchiglie, rose e una ruota, e un granchio rosso.
picture-aluette-D8 = Otto denari con ruote, stelle e volti, e un faro.
picture-aluette-D9 = Nove denari con rose, stelle e un volto, e una mano con il mignolo alzato.
picture-aluette-DV = Un giovane in rosso con una larga gorgiera alza un denaro con un volto.
picture-aluette-DC = Una donna dal cappello piumato, su un cavallo bianco, alza un denaro.
picture-aluette-DR = Un re barbuto, in ermellino e manto rosso stellato, tiene un grande denaro.

## Coppe

picture-aluette-C1 = Un grande calice con coperchio, due manici e pietre colorate, fra le viti.
picture-aluette-C2 = Una mucca bianca e bruna con la campana riposa in un prato sotto due coppe rosse.
picture-aluette-C3 = Una dama incoronata, in ampia veste rossa, china il capo e tiene una coppa; una coppa per lato.
picture-aluette-C4 = Quattro coppe rosse e blu, e un grappolo d’uva.
picture-aluette-C5 = Quattro coppe verdi intorno a una rossa, e un gallo.
picture-aluette-C6 = Sei coppe in due colonne, blu e rosse, e uno scoiattolo con una nocciola.
picture-aluette-C7 = Sette coppe, tre blu fra quattro rosse, e un coniglio.
picture-aluette-C8 = Otto coppe, due rosse fra sei verdi, e un cesto di pesci.
picture-aluette-C9 = Nove coppe rosse, blu e verdi, e una mano con il pollice alzato.
picture-aluette-CV = Un paggio dai lunghi capelli, in tunica blu con gigli, tiene una coppa rossa.
picture-aluette-CC = Una donna con una ghirlanda, su un cavallo bruno, porge una coppa rossa.
picture-aluette-CR = Un re dalla pelle scura, con un turbante nella corona, tiene una coppa blu e una mazza.

## Bastoni

picture-aluette-B1 = Un enorme bastone verde con foglie e un nastro rosso, piantato in un prato.
picture-aluette-B2 = Un bambino fra due rami di quercia con foglie e ghiande, sotto una mano con l’indice alzato.
picture-aluette-B3 = Tre bastoni, due incrociati dietro il terzo, legati con un fiocco rosso.
picture-aluette-B4 = Due paia di bastoni incrociati, e un mulino a vento.
picture-aluette-B5 = Un bastone alto fra due paia incrociate.
picture-aluette-B6 = Tre paia di bastoni incrociati, una sopra e due sotto.
picture-aluette-B7 = Tre bastoni legati sopra due paia incrociate.
picture-aluette-B8 = Quattro paia di bastoni incrociati, e una lumaca.
picture-aluette-B9 = Un bastone alto fra quattro paia incrociate, e un gufo.
picture-aluette-BV = Un contadino dalla barba rossa e dal cappello di paglia si appoggia a un bastone.
picture-aluette-BC = Una donna dalla pelle scura con un fazzoletto dorato, su un cavallo chiaro, porta un bastone in spalla.
picture-aluette-BR = Un vecchio re dalla barba bianca, in manto verde con foglie, tiene un bastone.

## Spade

picture-aluette-S1 = Un bambino solleva una spada più alta di lui, e passa una farfalla.
picture-aluette-S2 = Una mano scrive una lettera con la penna d’oca fra due spade, sotto un calamaio.
picture-aluette-S3 = Tre spade con la punta in alto, la più alta nel mezzo.
picture-aluette-S4 = Quattro spade intorno a uno scudo blu e bianco, e un gabbiano.
picture-aluette-S5 = Una spada alta fra quattro corte.
picture-aluette-S6 = Sei spade in due file, e un cavalluccio marino.
picture-aluette-S7 = Tre spade con la punta in alto sopra quattro con la punta in basso.
picture-aluette-S8 = Otto spade in due file, e una conchiglia di San Giacomo.
picture-aluette-S9 = Una spada alta fra otto corte.
picture-aluette-SV = Un soldato con parrucca, tricorno e giacca blu alza una spada.
picture-aluette-SC = Una donna con elmo e gonna blu stellata alza una spada su un cavallo impennato.
picture-aluette-SR = Un re dalla barba nera, con sopravveste blu e mantello rosso, alza una spada.
