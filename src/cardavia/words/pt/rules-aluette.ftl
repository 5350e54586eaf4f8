# A Aluette: o que dizem as suas regras durante o jogo e na contagem.

## Recusas
## $reason: turn ou card; $seat: de quem é a vez; $card: a carta pedida

refusal-aluette-play-own-cards = { $reason ->
    [turn] Você não pode jogar agora: é a vez de { SEAT($seat) }.
   *[card] Você não pode jogar { NAME($card, form: "play") }: essa carta não está na sua mão.
 }
    .rule = Só se jogam cartas da própria mão, e só na própria vez.

## A crônica

event-aluette-deal-opened = { WHO($dealer) ->
    [you] Você dá as cartas.
   *[other] { SEAT($dealer, form: "start") } dá as cartas.
 }
event-aluette-hand-dealt = { WHO($seat) ->
    [you] Você recebe nove cartas.
   *[other] { SEAT($seat, form: "start") } recebe nove cartas.
 }
event-aluette-talon-set-aside = Doze cartas ficam fora do jogo, viradas para baixo.
event-aluette-talon-shown = As doze cartas que ficaram fora do jogo: { NAME($cards, join: "unit") }.
event-aluette-card-played = { WHO($seat) ->
    [you] Você joga { NAME($card, form: "play") }.
   *[other] { SEAT($seat, form: "start") } joga { NAME($card, form: "play") }.
 }
event-aluette-trick-taken = { WHO($seat) ->
    [you] Você ganha a vaza.
   *[other] { SEAT($seat, form: "start") } ganha a vaza.
 }
event-aluette-trick-spoiled = Vaza anulada: ninguém a ganha.

## Fases

phase-aluette-play = O jogo
phase-aluette-over = Fim da rodada

## A folha de pontos
## $number: uma vaza, desde 1; $tricks: quantas; $seat: quem ganha a rodada

section-aluette-tricks = Vazas
section-aluette-points = Pontos

line-aluette-trick-taken = Vaza { $number }: { NAME($card) }
line-aluette-trick-spoiled = Vaza { $number }, anulada: empatam { NAME($cards, form: "play") }
line-aluette-tricks = Vazas ganhas
line-aluette-most-tricks = { WHO($seat) ->
    [you] Você fez mais vazas que todos: { $tricks }
   *[other] { SEAT($seat, form: "start") } fez mais vazas que todos: { $tricks }
 }
line-aluette-first-to-reach = { WHO($seat) ->
    [you] Você chegou antes de todos a { $tricks } { $tricks ->
        [one] vaza
        [many] vazas
       *[other] vazas
     }, na vaza { $number }
   *[other] { SEAT($seat, form: "start") } chegou antes de todos a { $tricks } { $tricks ->
        [one] vaza
        [many] vazas
       *[other] vazas
     }, na vaza { $number }
 }
line-aluette-all-spoiled = As nove vazas foram anuladas: ninguém pontua
line-aluette-mordienne = Mordienne: todas as vazas, da { $number } até a última
line-aluette-mordienne-of-nine = Mordienne: as nove vazas
line-aluette-points = Pontos da rodada

## Regras da casa

house-rule-aluette-unused-cards = As doze cartas fora do jogo, durante a rodada
    .hidden = Viradas para baixo
    .shown = Viradas para cima
house-rule-aluette-mordienne-of-nine = As nove vazas fazem mordienne
    .yes = Sim: 2 pontos
    .no = Não: 1 ponto

## Campos dos exemplos do livro

example-aluette-allowed = Permitidas
example-aluette-card = Carta pedida
example-aluette-cards = Cartas
example-aluette-counts = Vazas dos lugares 0 a 3
example-aluette-dealer = Lugar que dá as cartas
example-aluette-deals-next = Dá as cartas depois
example-aluette-equal = Há cartas iguais
example-aluette-first-pair = Lugares 0 e 2, rodada a rodada
example-aluette-hand = Cartas na mão
example-aluette-house-rules = Regra da casa
example-aluette-leader = Lugar que sai
example-aluette-leads = Sai depois
example-aluette-levels = Níveis, do mais alto ao mais baixo
example-aluette-mordienne = Mordienne
example-aluette-over = A partida terminou
example-aluette-points = Pontos das duas duplas
example-aluette-receives = Recebem nesta ordem
example-aluette-refused = Recusada por
example-aluette-seat = Lugar que pede
example-aluette-second-pair = Lugares 1 e 3, rodada a rodada
example-aluette-spoiled = Anulada
example-aluette-taken-by = Lugar que ganha a vaza
example-aluette-totals = Totais das duas duplas
example-aluette-trick = Vaza
example-aluette-tricks = Quem ganha as nove vazas
example-aluette-turn = Lugar que tem a vez
example-aluette-winner = Ganha
example-aluette-winners = Ganham a partida
