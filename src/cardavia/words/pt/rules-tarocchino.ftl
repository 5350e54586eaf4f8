# O tarocchino: o que dizem as suas regras durante o jogo e na contagem.

## Recusas
## $reason: o que impede; $seat: de quem é a vez; $card, $cards: o pedido; $count: quantas

refusal-tarocchino-dealing-discard = { $reason ->
    [turn] Você não pode agir agora: antes { SEAT($seat) } descarta duas cartas.
    [number] Você não pode descartar { $count ->
        [one] { $count } carta
        [many] { $count } cartas
       *[other] { $count } cartas
     }: têm de ser duas.
    [twice] Você não pode descartar { NAME($card, form: "play") } duas vezes.
    [not-held] Você não pode descartar { NAME($card, form: "play") }: essa carta não está na sua mão.
   *[barred] Você não pode descartar { NAME($cards, form: "play") }.
 }
    .rule = Quem dá as cartas descarta duas cartas da mão, mas nenhum rei e nenhum dos quatro Tarocchi.
refusal-tarocchino-declarations-round = Você não pode agir agora: estão sendo anunciadas as combinações.
    .rule = Antes da primeira carta, cada jogador que tem uma combinação a anuncia ou passa, na sua vez.
refusal-tarocchino-play-own-cards = { $reason ->
    [turn] Você não pode jogar agora: é a vez de { SEAT($seat) }.
   *[card] Você não pode jogar { NAME($card, form: "play") }: essa carta não está na sua mão.
 }
    .rule = Só se jogam cartas da própria mão, e só na própria vez.
# $suit: o naipe de saída, D ouros, C copas, B paus, S espadas, T trunfos
refusal-tarocchino-play-follow-suit = { $suit ->
    [D] Você não pode jogar { NAME($card, form: "play") } agora: a saída é de ouros, e você tem ouros.
    [C] Você não pode jogar { NAME($card, form: "play") } agora: a saída é de copas, e você tem copas.
    [B] Você não pode jogar { NAME($card, form: "play") } agora: a saída é de paus, e você tem paus.
    [S] Você não pode jogar { NAME($card, form: "play") } agora: a saída é de espadas, e você tem espadas.
   *[T] Você não pode jogar { NAME($card, form: "play") } agora: a saída é de trunfo, e você tem um trunfo.
 }
    .rule = Quem pode seguir o naipe tem de segui-lo. Uma saída de trunfo se segue com trunfo.
refusal-tarocchino-play-trump-in = { $suit ->
    [D] Você não pode jogar { NAME($card, form: "play") } agora: você não tem ouros, mas tem um trunfo.
    [C] Você não pode jogar { NAME($card, form: "play") } agora: você não tem copas, mas tem um trunfo.
    [B] Você não pode jogar { NAME($card, form: "play") } agora: você não tem paus, mas tem um trunfo.
   *[S] Você não pode jogar { NAME($card, form: "play") } agora: você não tem espadas, mas tem um trunfo.
 }
    .rule = Quem não pode seguir o naipe tem de jogar um trunfo, alto ou baixo.

## A crônica

event-tarocchino-deal-opened = { WHO($dealer) ->
    [you] Você dá as cartas.
   *[other] { SEAT($dealer, form: "start") } dá as cartas.
 }
event-tarocchino-hand-dealt = { WHO($seat) ->
    [you] Você recebe suas cartas.
   *[other] { SEAT($seat, form: "start") } recebe as cartas.
 }
event-tarocchino-cards-laid-aside = { WHO($seat) ->
    [you] Você descarta { NAME($cards, form: "play") }.
   *[other] { SEAT($seat, form: "start") } descarta { NAME($cards, form: "play") }.
 }
event-tarocchino-discard-made = { WHO($seat) ->
    [you] Suas duas cartas ficam viradas para baixo.
   *[other] { SEAT($seat, form: "start") } descarta duas cartas, viradas para baixo.
 }
event-tarocchino-combinations-declared = { WHO($seat) ->
    [you] Você anuncia e mostra { NAME($cards, form: "play") }.
   *[other] { SEAT($seat, form: "start") } anuncia e mostra { NAME($cards, form: "play") }.
 }
event-tarocchino-declaration-passed = { WHO($seat) ->
    [you] Você não anuncia nada.
   *[other] { SEAT($seat, form: "start") } não anuncia nada.
 }
event-tarocchino-play-begun = { WHO($seat) ->
    [you] O jogo começa: a saída é sua.
   *[other] O jogo começa: a saída é de { SEAT($seat) }.
 }
event-tarocchino-card-played = { WHO($seat) ->
    [you] Você joga { NAME($card, form: "play") }.
   *[other] { SEAT($seat, form: "start") } joga { NAME($card, form: "play") }.
 }
event-tarocchino-trick-taken = { WHO($seat) ->
    [you] Você ganha a vaza.
   *[other] { SEAT($seat, form: "start") } ganha a vaza.
 }
event-tarocchino-discards-shown = { WHO($seat) ->
    [you] Você tinha descartado { NAME($cards, form: "play") }.
   *[other] { SEAT($seat, form: "start") } tinha descartado { NAME($cards, form: "play") }.
 }

## O que se pode fazer
## $answer: sim ou não; $cards: duas cartas

action-tarocchino-declare = { $answer ->
    [yes] Anunciar
   *[no] Passo
 }
action-tarocchino-discard-cards = Descartar { NAME($cards, form: "play") }

## Fases

phase-tarocchino-discard = Quem dá as cartas descarta duas
phase-tarocchino-declarations = Os anúncios
phase-tarocchino-play = O jogo
phase-tarocchino-over = Fim da rodada

## A folha de pontos: a contagem das cartas
## $seat: quem deu as cartas, ou quem jogou o Matto; $cards, $card: o que muda de mãos

section-tarocchino-cards = Cartas
line-tarocchino-tricks = Cartas das vazas
line-tarocchino-discards = Descartadas: { NAME($cards) }
line-tarocchino-discards-lost = Nenhuma vaza, e por isso se perdem as cartas descartadas: { NAME($cards) }
line-tarocchino-matto-kept = { WHO($seat) ->
    [you] Você jogou o Matto, e a sua dupla o pega de volta
   *[other] { SEAT($seat, form: "start") } jogou o Matto, e essa dupla o pega de volta
 }
line-tarocchino-matto-lost = { WHO($seat) ->
    [you] Você jogou o Matto, mas a sua dupla não ganhou nenhuma vaza: ele se perde
   *[other] { SEAT($seat, form: "start") } jogou o Matto, mas essa dupla não ganhou nenhuma vaza: ele se perde
 }
line-tarocchino-matto-price = Entrega-se em troca do Matto: { NAME($card, form: "play") }
line-tarocchino-card-points = Pontos das cartas

## A folha de pontos: as combinações
## $length: quantas cartas; $cards: as cartas como se dispõem; $count: quantos grupos ou sequências diferentes

section-tarocchino-opening = Combinações anunciadas
section-tarocchino-captured = Combinações ganhas
line-tarocchino-tarocchi = { $length } Tarocchi: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-kings = { $length } reis: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-queens = { $length } damas: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-knights = { $length } cavaleiros: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-jacks = { $length } valetes: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-grande = A Grande, { $length } cartas: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-coins = Ouros, { $length } cartas: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-cups = Copas, { $length } cartas: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-batons = Paus, { $length } cartas: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-swords = Espadas, { $length } cartas: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-aces = Ases, { $length } cartas: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-moors = Mouros, { $length } cartas: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-sets-doubled = { $count } grupos diferentes: os grupos contam em dobro
line-tarocchino-sequences-doubled = { $count } sequências diferentes: as sequências contam em dobro
line-tarocchino-opening = Total das combinações anunciadas
line-tarocchino-captured = Total das combinações ganhas

## A folha de pontos: os totais
## $winner: side-0, side-1 ou draw

section-tarocchino-totals = Totais
line-tarocchino-total-cards = Pontos das cartas
line-tarocchino-last-trick = Última vaza
line-tarocchino-total-opening = Combinações anunciadas
line-tarocchino-total-captured = Combinações ganhas
line-tarocchino-total = { $winner ->
    [draw] Total: empate
   *[other] Total
 }

## Regras da casa

house-rule-tarocchino-declaration-time = Quando se anunciam as combinações
    .before-play = Numa só volta, antes da primeira carta
    .with-first-card = Cada jogador com a sua primeira carta
house-rule-tarocchino-declared-hands = Os anúncios dos dois parceiros
    .apart = Contam separados
    .together = Contam como uma só mão
house-rule-tarocchino-gap-before-sixteen = Um substituto entre o Mundo, o Sol e a Lua, e depois o 16
    .free = O 16 também pode ter substituto
    .barred = O 16 não pode ter substituto também
house-rule-tarocchino-moors-after = Qual 5 deixa os mouros se juntarem à Grande
    .any-five = O verdadeiro ou um substituto
    .real-five = Só o verdadeiro
house-rule-tarocchino-matto-price = A carta que se entrega em troca do Matto
    .least-loss = Aquela cuja perda custa menos
    .fixed-order = Sempre a primeira da ordem fixa

## Campos dos exemplos do livro

example-tarocchino-allowed = Permitidas
example-tarocchino-asked = Pergunta-se, por ordem, a
example-tarocchino-captured = Combinações ganhas pelas duas duplas
example-tarocchino-card = Carta pedida
example-tarocchino-card-points = Pontos das cartas das duas duplas
example-tarocchino-cards = Cartas
example-tarocchino-dealer = Lugar que dá as cartas
example-tarocchino-declares = Anunciam nesta ordem
example-tarocchino-discards = Descartadas
example-tarocchino-half-points = Meios pontos
example-tarocchino-hand = Cartas na mão
example-tarocchino-hands = Cartas dos lugares 0 a 3
example-tarocchino-highest-first = Da mais alta à mais baixa
example-tarocchino-house-rules = Regra da casa
example-tarocchino-last-trick = Última vaza
example-tarocchino-leader = Lugar que sai
example-tarocchino-leaders = Lugares que saem nas vazas
example-tarocchino-leads = Sai na primeira vaza
example-tarocchino-opening = Combinações anunciadas pelas duas duplas
example-tarocchino-passes = Lugares que passam
example-tarocchino-piles = Cartas das duas duplas no fim
example-tarocchino-price = Entrega-se em troca do Matto
example-tarocchino-receives = Cartas que recebem os lugares 0 a 3
example-tarocchino-refused = Recusada por
example-tarocchino-sequence-points = Pontos das sequências
example-tarocchino-sequences = Sequências
example-tarocchino-set-points = Pontos dos grupos
example-tarocchino-sets = Grupos
example-tarocchino-shown = Mostradas pelos lugares 0 a 3
example-tarocchino-taken-by = Lugar que ganha a vaza
example-tarocchino-total = Total
example-tarocchino-totals = Totais das duas duplas
example-tarocchino-trick = Vaza
example-tarocchino-tricks = Vazas
example-tarocchino-winners = Ganham
example-tarocchino-winning = Ganha a vaza
