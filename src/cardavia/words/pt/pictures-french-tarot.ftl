# O que mostra cada carta do tarot francês, numa frase curta; para as galerias e para quem não vê as cartas.

## Espadas

picture-tarot-S1 = Um grande símbolo de espadas no meio.
picture-tarot-S2 = Dois símbolos de espadas, um acima do outro.
picture-tarot-S3 = Três símbolos de espadas em coluna.
picture-tarot-S4 = Quatro símbolos de espadas nos cantos de um quadrado.
picture-tarot-S5 = Cinco símbolos de espadas, quatro em volta de um.
picture-tarot-S6 = Seis símbolos de espadas em duas colunas.
picture-tarot-S7 = Sete símbolos de espadas, seis em duas colunas e um no meio.
picture-tarot-S8 = Oito símbolos de espadas, seis em duas colunas e dois no meio.
picture-tarot-S9 = Nove símbolos de espadas, oito em duas colunas e um no meio.
picture-tarot-S10 = Dez símbolos de espadas, oito em duas colunas e dois no meio.
picture-tarot-SV = Um guarda bigodudo, de tabardo, com chapéu de ferro e alabarda.
picture-tarot-SC = Um cavaleiro imberbe, de armadura, com elmo e pluma vermelha, segura uma espada ao lado do seu cavalo castanho.
picture-tarot-SD = Uma dama de cabelos negros, de azul, com coroa de raios, olha-se num espelho.
picture-tarot-SR = Um rei de barba negra bifurcada, com manto azul de lírios, segura uma espada.

## Copas

picture-tarot-H1 = Um grande coração de copas no meio.
picture-tarot-H2 = Dois corações de copas, um acima do outro.
picture-tarot-H3 = Três corações de copas em coluna.
picture-tarot-H4 = Quatro corações de copas nos cantos de um quadrado.
picture-tarot-H5 = Cinco corações de copas, quatro em volta de um.
picture-tarot-H6 = Seis corações de copas em duas colunas.
picture-tarot-H7 = Sete corações de copas, seis em duas colunas e um no meio.
picture-tarot-H8 = Oito corações de copas, seis em duas colunas e dois no meio.
picture-tarot-H9 = Nove corações de copas, oito em duas colunas e um no meio.
picture-tarot-H10 = Dez corações de copas, oito em duas colunas e dois no meio.
picture-tarot-HV = Um jovem louro, de vermelho, com chapéu fendido, leva um falcão encapuzado.
picture-tarot-HC = Um cavaleiro de largo chapéu de plumas segura uma lança com flâmula vermelha ao lado do seu cavalo branco.
picture-tarot-HD = Uma dama loura, de tranças e pequena coroa, segura uma rosa.
picture-tarot-HR = Um velho rei de barba branca e gola de arminho segura um cetro.

## Ouros

picture-tarot-D1 = Um grande losango de ouros no meio.
picture-tarot-D2 = Dois losangos de ouros, um acima do outro.
picture-tarot-D3 = Três losangos de ouros em coluna.
picture-tarot-D4 = Quatro losangos de ouros nos cantos de um quadrado.
picture-tarot-D5 = Cinco losangos de ouros, quatro em volta de um.
picture-tarot-D6 = Seis losangos de ouros em duas colunas.
picture-tarot-D7 = Sete losangos de ouros, seis em duas colunas e um no meio.
picture-tarot-D8 = Oito losangos de ouros, seis em duas colunas e dois no meio.
picture-tarot-D9 = Nove losangos de ouros, oito em duas colunas e um no meio.
picture-tarot-D10 = Dez losangos de ouros, oito em duas colunas e dois no meio.
picture-tarot-DV = Um jovem magro, de boina, gola franzida e barba em ponta, segura uma pena.
picture-tarot-DC = Um cavaleiro de peruca branca e chapéu de três bicos ergue um sabre ao lado do seu cavalo castanho.
picture-tarot-DD = Uma dama de verde, com alto chapéu pontudo e véu, segura um leque.
picture-tarot-DR = Um rei de pele escura, com turbante na coroa e cafetã vermelho, segura uma maça.

## Paus

picture-tarot-C1 = Um grande trevo de paus no meio.
picture-tarot-C2 = Dois trevos de paus, um acima do outro.
picture-tarot-C3 = Três trevos de paus em coluna.
picture-tarot-C4 = Quatro trevos de paus nos cantos de um quadrado.
picture-tarot-C5 = Cinco trevos de paus, quatro em volta de um.
picture-tarot-C6 = Seis trevos de paus em duas colunas.
picture-tarot-C7 = Sete trevos de paus, seis em duas colunas e um no meio.
picture-tarot-C8 = Oito trevos de paus, seis em duas colunas e dois no meio.
picture-tarot-C9 = Nove trevos de paus, oito em duas colunas e um no meio.
picture-tarot-C10 = Dez trevos de paus, oito em duas colunas e dois no meio.
picture-tarot-CV = Um camponês sorridente, com chapéu de palha, segura um arco.
picture-tarot-CC = Um caçador de bigode comprido e chapéu com penas segura uma trompa ao lado do seu cavalo claro.
picture-tarot-CD = Uma dama de diadema, gola franzida e cabelo castanho em coque leva um papagaio.
picture-tarot-CR = Um rei de barba castanha, com manto verde de folhas e colar, segura um cetro com um orbe.

## Trunfos e a Excuse

picture-tarot-T1 = Arlequim e Colombina como marionetes em seus fios.
picture-tarot-T2 = Um menino roda o seu arco com o cachorro; ao girá-la, uma menina pula corda.
picture-tarot-T3 = Um rapaz dá uma rosa a uma moça; ao girá-la, uma moça voa num balanço.
picture-tarot-T4 = Uma mãe embala o berço; ao girá-la, um pai leva o filho nos ombros.
picture-tarot-T5 = Uma avó fia junto ao fogo; ao girá-la, um avô fuma no seu banco.
picture-tarot-T6 = Uma mulher dá milho às galinhas ao nascer do sol; ao girá-la, uma mulher tira a primeira água do poço.
picture-tarot-T7 = Um ceifeiro come o seu pão à sombra; ao girá-la, uma feirante oferece frutas a uma senhora.
picture-tarot-T8 = O acendedor de lampiões acende o primeiro; ao girá-la, um pastor traz o rebanho para casa.
picture-tarot-T9 = Um namorado canta sob uma janela à noite; ao girá-la, um sábio observa as estrelas.
picture-tarot-T10 = Dois jardineiros cavam e regam o canteiro; ao girá-la, uma criança solta pipa junto a um moinho.
picture-tarot-T11 = Um pescador sentado no seu barco; ao girá-la, um ferreiro bate o ferro em brasa.
picture-tarot-T12 = Gente do campo dança ao som de uma gaita de foles; ao girá-la, um casal dança um minueto.
picture-tarot-T13 = Um padeiro tira pães do forno; ao girá-la, um tanoeiro põe arcos num barril.
picture-tarot-T14 = Um pintor trabalha no cavalete; ao girá-la, um violinista toca e uma senhora canta.
picture-tarot-T15 = Um viajante cavalga pelas colinas; ao girá-la, um navio corre com o vento em popa.
picture-tarot-T16 = Uma moça colhe flores sob uma árvore florida; ao girá-la, uma pastora com seu cordeiro ouve uma flauta.
picture-tarot-T17 = Um segador corta o trigo; ao girá-la, uma senhora passeia à beira da água com sua sombrinha.
picture-tarot-T18 = Duas pessoas cortam e carregam uvas; ao girá-la, um caçador toca a trompa no bosque de outono.
picture-tarot-T19 = Dois patinadores cruzam um lago gelado; ao girá-la, crianças fazem um boneco de neve à noite.
picture-tarot-T20 = Duas pessoas jogam cartas a uma mesa; ao girá-la, um homem lança a bola contra os pinos.
picture-tarot-T21 = Uma senhora mascarada, de plumas, numa chuva de papel picado; ao girá-la, Pierrô sozinho sob a lua.
picture-tarot-EX = Um menestrel com gorro de bobo e guizos passa com o seu alaúde.
