# Che cosa mostrano le carte del tarocchino, una breve frase per carta; per le gallerie e per chi non le vede.

## Denari

picture-tarocchino-D1 = Un grande denaro d’oro fra raggi rossi e rose.
picture-tarocchino-D6 = Sei grandi denari d’oro, due al centro e due paia ai lati.
picture-tarocchino-D7 = Sette denari d’oro, tre in colonna e due per lato.
picture-tarocchino-D8 = Otto denari d’oro, sei al centro e uno a ogni capo.
picture-tarocchino-D9 = Nove denari d’oro, tre file di tre allungate in alto e in basso.
picture-tarocchino-D10 = Dieci denari d’oro in tre colonne.
picture-tarocchino-DF = Una fantesca in veste verde e fazzoletto rosso a pois alza un denaro.
picture-tarocchino-DC = Un cavaliere dal cappello blu con piuma rossa conduce un cavallo bianco e tiene un denaro.
picture-tarocchino-DQ = Una regina incoronata dalle lunghe trecce, in veste blu con anelli d’oro, mostra un denaro.
picture-tarocchino-DR = Un re barbuto, in ermellino e corona rossa, tiene un denaro.

## Coppe

picture-tarocchino-C1 = Una grande coppa rossa dal coperchio d’oro, fra viti con uva blu.
picture-tarocchino-C6 = Sei coppe con coperchio, quattro blu e due rosse.
picture-tarocchino-C7 = Sette coppe con coperchio, tre blu in colonna fra quattro rosse.
picture-tarocchino-C8 = Otto coppe con coperchio, sei rosse in due colonne e una verde a ogni capo.
picture-tarocchino-C9 = Nove coppe con coperchio, tre rosse in colonna fra sei verdi.
picture-tarocchino-C10 = Dieci coppe con coperchio, quattro blu in colonna fra sei rosse.
picture-tarocchino-CF = Una fantesca bruna, in cuffia bianca e veste rosa, tiene una coppa con coperchio.
picture-tarocchino-CC = Un giovane cavaliere dal cappello rosso conduce un cavallo bruno e tiene una coppa con coperchio.
picture-tarocchino-CQ = Una regina bionda, in manto rosso con stelle d’oro, tiene una coppa blu.
picture-tarocchino-CR = Un vecchio re dalla lunga barba bianca, in verde e oro, tiene una coppa con coperchio.

## Bastoni

picture-tarocchino-B1 = Un grande bastone verde con fasce d’oro e sei foglie.
picture-tarocchino-B6 = Sei bastoni nodosi intrecciati a graticcio, tre per verso, fra due fiori blu.
picture-tarocchino-B7 = Sei bastoni nodosi intrecciati a graticcio dietro uno rosso diritto.
picture-tarocchino-B8 = Otto bastoni nodosi intrecciati a graticcio, quattro per verso, fra due fiori rossi.
picture-tarocchino-B9 = Otto bastoni nodosi intrecciati a graticcio dietro uno rosso diritto.
picture-tarocchino-B10 = Dieci bastoni nodosi intrecciati a graticcio fitto, cinque per verso.
picture-tarocchino-BF = Un paggio ghignante, in berretto verde con piuma d’oro, tiene un bastone.
picture-tarocchino-BC = Un cavaliere severo, con elmo verde e armatura, conduce un cavallo falbo e tiene un bastone bruno.
picture-tarocchino-BQ = Una regina velata, in oro, dalla larga gorgiera, tiene un bastone verde.
picture-tarocchino-BR = Un re magro dalla barba biforcuta, in manto verde con croci, tiene un bastone bruno.

## Spade

picture-tarocchino-S1 = Una grande spada curva fra due rami di alloro, sotto una stella.
picture-tarocchino-S6 = Sei spade curve intrecciate ai due capi, tre per lato di un fiore rosso.
picture-tarocchino-S7 = Sei spade curve intrecciate ai due capi intorno a una diritta.
picture-tarocchino-S8 = Otto spade curve intrecciate ai due capi, quattro per lato di un fiore blu.
picture-tarocchino-S9 = Otto spade curve intrecciate ai due capi intorno a una diritta.
picture-tarocchino-S10 = Dieci spade curve intrecciate ai due capi, cinque per lato di un piccolo fiore rosso.
picture-tarocchino-SF = Un paggio in blu, dal cappello frappato e dalla larga gorgiera, tiene una spada curva.
picture-tarocchino-SC = Un cavaliere in armatura lucente con cimiero blu conduce un cavallo grigio e alza una spada curva.
picture-tarocchino-SQ = Una regina in rosso e blu, dall’alto cappello a punta, tiene una spada curva.
picture-tarocchino-SR = Un re dalla barba nera, in manto blu con stelle d’oro, tiene una spada curva.

## Trionfi

picture-tarocchino-BE = Un giocoliere dal cappello piumato alza la bacchetta dietro un tavolo con bussolotti, palline e dadi.
picture-tarocchino-M1 = Un re moro dal turbante incoronato, in veste rossa, tiene una sciabola.
picture-tarocchino-M2 = Un giovane re moro dalla corona d’oro, in manto blu, tiene arco e freccia.
picture-tarocchino-M3 = Un vecchio re moro dalla barba bianca, in armatura verde, tiene uno scudo rosso.
picture-tarocchino-M4 = Un re moro dal turbante d’oro con piuma bianca, in giubba d’oro, tiene una mazza.
picture-tarocchino-T5 = Un uomo offre una rosa a una dama, e Cupido tende l’arco sopra di loro da una nuvola.
picture-tarocchino-T6 = Un vincitore incoronato, con la spada, sta su un carro rosso fra un cavallo bianco e uno bruno.
picture-tarocchino-T7 = Una dama in blu e rosso versa acqua da un calice in una brocca d’oro.
picture-tarocchino-T8 = Una dama incoronata, in rosso, tiene una spada e una bilancia d’oro.
picture-tarocchino-T9 = Una dama spezza una colonna bianca, e dietro di lei sta un leone.
picture-tarocchino-T10 = Una ruota d’oro con un re in cima; un uomo vi sale e uno ne cade.
picture-tarocchino-T11 = Un vecchio alato cammina con gruccia e clessidra accanto a una colonna spezzata.
picture-tarocchino-T12 = Un uomo pende per un piede da una forca, e le sue monete cadono.
picture-tarocchino-T13 = Uno scheletro in cappuccio nero e manto blu, con falce e clessidra.
picture-tarocchino-T14 = Un diavolo verde con corna e ali di pipistrello tiene un forcone fra le fiamme.
picture-tarocchino-T15 = La saetta incendia una torre, e due persone ne cadono nella notte.
picture-tarocchino-T16 = Tre re con doni seguono una grande stella nella notte.
picture-tarocchino-LU = Due astronomi con compassi e globo misurano la luna.
picture-tarocchino-SO = Una donna fila con la conocchia sotto un sole d’oro con un volto.
picture-tarocchino-MO = Un uomo alato con scettro e globo sta in piedi sul mondo.
picture-tarocchino-AN = Un angelo dalle ali rosse, bianche e blu, con l’aureola, tiene una tromba.

## Il Matto

picture-tarocchino-MA = Un folle che ride, col berretto a sonagli, tiene uno scettro da buffone e una tromba.
