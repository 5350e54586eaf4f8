# O tarot francês: o que dizem as suas regras durante o jogo e na contagem.

## Recusas
## $reason: o que não está certo; $seat: de quem é a vez; $card: a carta pedida

# $bid, $highest: o contrato pedido e o último lance
refusal-tarot-bidding-once = { $reason ->
    [turn] Você não pode dar um lance agora: é a vez de { SEAT($seat) }.
   *[low] Você não pode dar um lance de { $bid ->
        [prise] Prise
        [garde] Garde
        [garde-sans] Garde sans
       *[garde-contre] Garde contre
     }: o último lance foi de { $highest ->
        [prise] Prise
        [garde] Garde
        [garde-sans] Garde sans
       *[garde-contre] Garde contre
     }.
 }
    .rule = Cada jogador fala uma só vez, na sua vez, e um contrato tem de ser mais alto que o do último lance.
# $count: quantas cartas foram pedidas
refusal-tarot-chien-discard-six = { $reason ->
    [turn] Você não pode fazer isso agora: { WHO($seat) ->
        [you] você tem de descartar seis cartas
       *[other] { SEAT($seat) } tem de descartar seis cartas
     }.
    [count] Você não pode descartar { $count } { $count ->
        [one] carta
        [many] cartas
       *[other] cartas
     }.
    [twice] Você não pode descartar { NAME($card, form: "play") } duas vezes.
   *[not-held] Você não pode descartar { NAME($card, form: "play") }: essa carta não está na sua mão.
 }
    .rule = O declarante descarta exatamente seis cartas da mão.
refusal-tarot-chien-no-kings-no-bouts = Você não pode descartar { NAME($card, form: "play") }.
    .rule = Reis e bouts nunca são descartados.
# $count: quantas cartas de naipe podem ir
refusal-tarot-chien-plain-first = { $reason ->
    [trump] Você não pode descartar { NAME($card, form: "play") }: você tem cartas de naipe suficientes.
   *[kept] Você não pode ficar com { NAME($card, form: "play") }: { $count ->
        [one] só { $count } carta de naipe pode ser descartada, e portanto tem de ir
        [many] só { $count } cartas de naipe podem ser descartadas, e portanto todas têm de ir
       *[other] só { $count } cartas de naipe podem ser descartadas, e portanto todas têm de ir
     }.
 }
    .rule = Só se descartam trunfos quando menos de seis cartas de naipe podem ser descartadas, e então vão todas essas.
refusal-tarot-declarations-chelem = Você não pode fazer isso agora: { WHO($seat) ->
    [you] você tem de dizer se anuncia um chelem
   *[other] { SEAT($seat) } tem de dizer se anuncia um chelem
 }.
    .rule = Antes da primeira carta, só o declarante pode anunciar um chelem.
refusal-tarot-declarations-poignee = { $reason ->
    [turn] Você não pode jogar agora: é a vez de { SEAT($seat) }.
    [no-trump] Você não pode mostrar { NAME($card, form: "play") } numa poignée: essa carta não é trunfo.
   *[not-held] Você não pode mostrar { NAME($card, form: "play") }: essa carta não está na sua mão.
 }
    .rule = Uma poignée se faz com trunfos da própria mão, logo antes da própria primeira carta.
# $level: quantas cartas foram pedidas; $trumps: quantos trunfos há na mão
refusal-tarot-declarations-poignee-levels = Você não pode mostrar uma poignée de { $level }: você tem { $trumps } { $trumps ->
        [one] trunfo
        [many] trunfos
       *[other] trunfos
     }.
    .rule = Uma poignée exige tantos trunfos quantos diz o seu grau, ou um a menos e a Excuse.
refusal-tarot-declarations-poignee-excuse = Você não pode mostrar a Excuse nesta poignée de { $level }.
    .rule = A Excuse só completa a poignée quando se mostram com ela todos os trunfos da mão.
# $count: quantas cartas foram pedidas
refusal-tarot-declarations-poignee-shown = { $reason ->
    [count] Você não pode mostrar { $count } { $count ->
        [one] carta
        [many] cartas
       *[other] cartas
     }.
    [twice] Você não pode mostrar { NAME($card, form: "play") } duas vezes.
   *[chosen] Você não pode escolher estas { $count } cartas: mostram-se os seus trunfos mais altos.
 }
    .rule = Uma poignée tem exatamente 10, 13 ou 15 cartas.
refusal-tarot-declarations-four-kings = Você não pode mostrar { NAME($card, form: "play") }: essa carta está descartada.
    .rule = Trunfos descartados só contam na poignée tripla de um declarante que tem os quatro reis.
refusal-tarot-play-own-cards = { $reason ->
    [turn] Você não pode jogar agora: é a vez de { SEAT($seat) }.
   *[not-held] Você não pode jogar { NAME($card, form: "play") }: essa carta não está na sua mão.
 }
    .rule = Só se jogam cartas da própria mão, e só na própria vez.
# $led: a carta que decidiu o naipe
refusal-tarot-play-follow-suit = Você não pode jogar { NAME($card, form: "play") } sobre { NAME($led, form: "play") }: você pode seguir o naipe.
    .rule = Quem pode seguir o naipe tem de segui-lo.
refusal-tarot-play-trump-in = Você não pode jogar { NAME($card, form: "play") } sobre { NAME($led, form: "play") }: você não pode seguir o naipe, mas tem um trunfo.
    .rule = Quem não pode seguir o naipe tem de cortar.
# $highest: o trunfo mais alto da vaza
refusal-tarot-play-overtrump = Você não pode jogar { NAME($card, form: "play") }: você tem um trunfo acima { NAME($highest, form: "of") }.
    .rule = Um trunfo tem de superar o mais alto da vaza, sempre que possível.

## A crônica

event-tarot-deal-opened = { WHO($dealer) ->
    [you] Você dá as cartas.
   *[other] { SEAT($dealer, form: "start") } dá as cartas.
 }
event-tarot-hand-dealt = { WHO($seat) ->
    [you] Você recebe dezoito cartas.
   *[other] { SEAT($seat, form: "start") } recebe dezoito cartas.
 }
event-tarot-chien-dealt = Seis cartas vão para o chien, viradas para baixo.
event-tarot-petit-sec-found = { WHO($seat) ->
    [you] Você tem o Petit como único trunfo: a rodada está anulada.
   *[other] { SEAT($seat, form: "start") } tem o Petit como único trunfo: a rodada está anulada.
 }
event-tarot-hands-shown = Todas as cartas são mostradas. O chien: { NAME($chien, join: "unit") }.
# $contract: o contrato do lance, “none” para quem passa
event-tarot-bid-made = { $contract ->
    [none] { WHO($seat) ->
        [you] Você passa.
       *[other] { SEAT($seat, form: "start") } passa.
     }
   *[other] { WHO($seat) ->
        [you] Você dá um lance de
       *[other] { SEAT($seat, form: "start") } dá um lance de
     } { $contract ->
        [prise] Prise
        [garde] Garde
        [garde-sans] Garde sans
       *[garde-contre] Garde contre
     }.
 }
event-tarot-taker-named = { WHO($seat) ->
    [you] Você joga
   *[other] { SEAT($seat, form: "start") } joga
 } como declarante, com uma { $contract ->
    [prise] Prise
    [garde] Garde
    [garde-sans] Garde sans
   *[garde-contre] Garde contre
 }.
event-tarot-everyone-passed = Todos passam: a rodada está anulada.
event-tarot-chien-shown = { WHO($seat) ->
    [you] Você pega
   *[other] { SEAT($seat, form: "start") } pega
 } o chien: { NAME($cards, join: "unit") }.
event-tarot-ecart-laid = Seu descarte: { NAME($cards, join: "unit") }.
# $trumps: os trunfos entre as seis cartas, “none” se não há
event-tarot-ecart-made = { WHO($seat) ->
    [you] Você descarta
   *[other] { SEAT($seat, form: "start") } descarta
 } seis cartas{ $trumps ->
    [none] .
   *[other] , com estes trunfos entre elas: { NAME($trumps, join: "unit") }.
 }
event-tarot-cards-apart-shown = As seis cartas que não entraram no jogo: { NAME($cards, join: "unit") }.
event-tarot-chelem-announced = { WHO($seat) ->
    [you] Você anuncia um chelem.
   *[other] { SEAT($seat, form: "start") } anuncia um chelem.
 }
event-tarot-chelem-forgone = { WHO($seat) ->
    [you] Você não anuncia chelem.
   *[other] { SEAT($seat, form: "start") } não anuncia chelem.
 }
event-tarot-poignee-shown = { WHO($seat) ->
    [you] Você mostra uma poignée:
   *[other] { SEAT($seat, form: "start") } mostra uma poignée:
 } { NAME($cards, join: "unit") }.
event-tarot-poignee-declined = Você não mostra a sua poignée.
event-tarot-card-played = { WHO($seat) ->
    [you] Você joga { NAME($card, form: "play") }.
   *[other] { SEAT($seat, form: "start") } joga { NAME($card, form: "play") }.
 }
event-tarot-trick-taken = { WHO($seat) ->
    [you] Você ganha a vaza.
   *[other] { SEAT($seat, form: "start") } ganha a vaza.
 }

## O que se pode fazer

action-tarot-bid = { $contract ->
    [none] Passo
    [prise] Prise
    [garde] Garde
    [garde-sans] Garde sans
   *[garde-contre] Garde contre
 }
action-tarot-announce-chelem = Anunciar um chelem
action-tarot-forgo-chelem = Sem chelem
action-tarot-show-poignee = Mostrar uma poignée: { NAME($cards, join: "unit") }
action-tarot-decline-poignee = Não mostrar poignée
action-tarot-discard = Descartar: { NAME($cards, join: "unit") }

## Fases

phase-tarot-bidding = O leilão
phase-tarot-ecart = O descarte
phase-tarot-chelem = Antes da primeira carta
phase-tarot-play = O jogo
phase-tarot-over = Fim da rodada

## Rodadas anuladas

void-tarot-petit-sec = Petit sec: uma mão tinha o Petit como único trunfo, sem a Excuse. Ninguém pontua.
void-tarot-all-pass = Todos passaram. Ninguém pontua.

## A folha de pontos
## $made: se o contrato, ou o chelem, foi cumprido; $points, $target, $bouts: os do declarante

section-tarot-card-points = Pontos das cartas
section-tarot-contract = O contrato
section-tarot-payment = O que cada defensor paga

column-tarot-taker = Declarante
column-tarot-defence = Defesa
column-tarot-points = Pontos
column-tarot-each-defender = Cada defensor

line-tarot-tricks = Vazas, sem a Excuse
line-tarot-excuse = A Excuse
line-tarot-excuse-half = Meio ponto pela Excuse
line-tarot-ecart = O descarte
line-tarot-chien = O chien
line-tarot-card-points = Pontos das cartas
line-tarot-base = Para começar
line-tarot-difference = { $made ->
    [yes] Cumprido: { $points } pontos com { $bouts } { $bouts ->
        [one] bout
        [many] bouts
       *[other] bouts
     }, meta { $target }
   *[no] Não cumprido: { $points } pontos com { $bouts } { $bouts ->
        [one] bout
        [many] bouts
       *[other] bouts
     }, meta { $target }
 }
line-tarot-sum = Soma
# $worth × $multiplier
line-tarot-contract = { $contract ->
    [prise] Prise
    [garde] Garde
    [garde-sans] Garde sans
   *[garde-contre] Garde contre
 } { $made ->
    [yes] cumprida
   *[no] não cumprida
 }: { $worth } × { $multiplier }
line-tarot-petit-au-bout = Petit au bout: 10 × { $multiplier }
# $shown: quantas poignées
line-tarot-poignees = { $shown ->
    [one] { $shown } poignée, para quem ganha
    [many] { $shown } poignées, para quem ganha
   *[other] { $shown } poignées, para quem ganha
 }
line-tarot-chelem-announced = { $made ->
    [yes] Chelem anunciado e cumprido
   *[no] Chelem anunciado e não cumprido
 }
# $side: quem ganhou as dezoito vazas
line-tarot-chelem-taken = { $side ->
    [taker] O declarante ganhou as dezoito vazas
   *[defence] A defesa ganhou as dezoito vazas
 }
line-tarot-per-defender = Cada defensor paga ao declarante

## Regras da casa

house-rule-tarot-poignee-chosen = Os trunfos que uma poignée mostra
    .yes = Quem a mostra os escolhe
    .no = Os mais altos da mão
house-rule-tarot-four-kings-excuse = Quatro reis e catorze trunfos: a Excuse completa os quinze
    .yes = Sim
    .no = Não
house-rule-tarot-petit-slam = Petit au bout quando a Excuse ganha a última vaza
    .yes = Conta a décima sétima vaza
    .no = Conta a última vaza
house-rule-tarot-chelem-lost-twice = Chelem anunciado, e a defesa ganha as dezoito vazas
    .yes = Perdem-se 400
    .no = Perdem-se 200

## Campos dos exemplos do livro

example-tarot-allowed = Permitidas
example-tarot-announced = Anunciado
example-tarot-aside = Descartadas
example-tarot-bids = Dito até agora
example-tarot-bouts = Bouts
example-tarot-card = Carta pedida
example-tarot-cards = Cartas
example-tarot-chelem = Chelem
example-tarot-contract = Contrato
example-tarot-dealer = Lugar que dá as cartas
example-tarot-defender = Cada defensor marca
example-tarot-displayed = À vista
example-tarot-forced = Têm de ir
example-tarot-goes-to = A Excuse vai para
example-tarot-half-point-to = Meio ponto para
example-tarot-half-points = Meios pontos
example-tarot-hand = Cartas na mão
example-tarot-laid = Descartadas
example-tarot-last = Última vaza
example-tarot-leader = Lugar que sai
example-tarot-leaders = Lugares que saem
example-tarot-leads = Sai primeiro
example-tarot-made = Cumprido
example-tarot-multiplier = Multiplicador
example-tarot-number = Número da vaza
example-tarot-open = À escolha
example-tarot-order = Da mais alta à mais baixa
example-tarot-per-defender = Cada defensor paga
example-tarot-petit-au-bout = Petit au bout
example-tarot-played-by = Jogada por
example-tarot-poignees = Poignées
example-tarot-points = Pontos
example-tarot-refused = Recusada por
example-tarot-seventeenth = Décima sétima vaza
example-tarot-shown = Mostradas
example-tarot-swept = Um lado ganhou todas as anteriores
example-tarot-taken-by = Ganha a vaza
example-tarot-taker = Declarante
example-tarot-taker-tricks = Vazas do declarante
example-tarot-target = Meta
example-tarot-trick = Vaza
example-tarot-tricks = Cartas das vazas
example-tarot-turn = Quem fala em seguida
example-tarot-void = A rodada está anulada
