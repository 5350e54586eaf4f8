# A mesa: o feltro, o bilhete, o registro, a crônica. O que se lê e se ouve enquanto se joga.

## A barra
## $number: rodada ou vaza, $deals e $tricks: de quantas

bar-deal = Rodada { $number }
bar-deal-of = Rodada { $number } de { $deals }
bar-trick = Vaza { $number } de { $tricks }
bar-two = { $first } · { $second }

## O feltro

felt-label = Mesa de jogo
trick-label = Vaza { $number }
trick-label-spoiled = Vaza { $number }, anulada
stamp-spoiled = Anulada
    .why = As cartas mais altas são iguais: ninguém ganha a vaza
trick-card = { $by }: { $card }

## Os rótulos dos lugares
## $cards, $tricks: quantas

place-dealer = Dá cartas
place-partner = Dupla
place-cards = { $cards ->
    [one] { $cards } carta
    [many] { $cards } cartas
   *[other] { $cards } cartas
 }
place-tricks = { $tricks ->
    [one] { $tricks } vaza
    [many] { $tricks } vazas
   *[other] { $tricks } vazas
 }
place-away = Ausente
place-turn = É a vez
level-chance = Joga ao acaso
level-thumb = Em família
level-first-steps = Primeiros passos
level-family-table = Em família
level-club = Clube
level-master = Mestre

## As cartas na mão
## $cards: quantas, $size: quantas escolher, $card: uma carta

hand-legend = { $cards ->
    [one] Na sua mão: { $cards } carta
    [many] Na sua mão: { $cards } cartas
   *[other] Na sua mão: { $cards } cartas
 }
hand-legend-pick = { $cards ->
    [one] Sua { $cards } carta: escolha { $size }
    [many] Suas { $cards } cartas: escolha { $size }
   *[other] Suas { $cards } cartas: escolha { $size }
 }
card-due = { $card }, vai obrigatoriamente
card-stays = { $card }, fica na mão
card-hint = { $card }, sugestão
sort-label = Ordem das cartas
sort-falling = Altas primeiro
sort-rising = Baixas primeiro
sort-suits = Por naipe

## O bilhete

slip-label = Sua jogada
slip-label-wait = À espera
slip-label-claim = Uma proposta
slip-label-over = Fim da rodada
seal-turn = Sua vez
seal-claim = Uma proposta
seal-void = Rodada anulada
seal-taker = Solo
ask-lead = Saia com qualquer carta
ask-play-any = Jogue qualquer carta
ask-play = Jogue uma carta
ask-play-only = Você só pode jogar { NAME($card, form: "play") }
ask-wait = { WHO($seat) ->
    [you] É a sua vez
   *[other] É a vez de { SEAT($seat) }
 }
ask-wait-all = Os outros estão pensando
ask-over = Fim da rodada
    .detail = Todas as vazas foram jogadas.
ask-void = As cartas são dadas de novo, pelo lugar seguinte.
ask-claim = { WHO($seat) ->
    [you] Você propõe encerrar a rodada
   *[other] { SEAT($seat, form: "start") } propõe encerrar a rodada
 }
    .detail = Nenhuma carta das que restam pode mudar quem ganha as vazas nem quanto a rodada vale.
    .waiting = Pergunta-se às outras pessoas da mesa.
slip-allowed = Você pode jogar
slip-clause = Como funciona
act-choose = Escolher uma carta
act-chosen = Jogar a carta escolhida
act-play = Jogar { NAME($card, form: "play") }
act-refused = Escolher outra carta
act-choose-answer = Escolher uma resposta
act-answer = Responder
act-pick-chosen = Separar as cartas escolhidas
act-pick = { $count } de { $size } escolhidas
act-score = Folha de pontos
act-next = Próxima rodada
act-deal-again = Dar as cartas de novo
act-forced = Jogar minhas últimas cartas
act-claim = Propor o encerramento
act-consent = Aceitar
act-play-on = Continuar jogando
act-hint = Dica
act-back = Voltar
act-refresh = Olhar de novo
act-here = Estou de volta
act-step = Continuar
act-by-hand = Escolher as cartas
table-lost = A ligação perdeu-se. A mesa continua assim que ela voltar.
choice-closed = Agora não é possível
choose-one = Escolha
hint-title = O que aconselham as regras práticas
hint-title-master = O que um mestre faria
hint-expected = pontuação esperada: { $score }
notice-stale = A mesa seguiu adiante enquanto isso. É assim que ela está agora.
notice-away = Você ficou um tempo sem jogar, e um bot joga por você.
notice-nothing = Você ainda não escolheu nada.
clause = Regra

## O registro

ledger-label = Registro da rodada
panel-last = Vaza anterior
panel-log = Crônica
panel-pace = Ritmo do jogo
panel-standing = { $deals ->
    [0] Partida
    [one] Partida depois de { $deals } rodada
    [many] Partida depois de { $deals } rodadas
   *[other] Partida depois de { $deals } rodadas
 }
panel-track = Vazas desta rodada
panel-still-out = Cartas com nome ainda não vistas
panel-none = Nenhuma
panel-seats = Pessoas e bots
track-open = Vaza { $number }: ainda não jogada
track-spoiled = Vaza { $number }: anulada
track-taken = { WHO($seat) ->
    [you] Vaza { $number }: sua
   *[other] Vaza { $number }: { SEAT($seat) }
 }
log-deal = As cartas
log-bidding = O leilão
log-chien = Chien e descarte
log-declarations = Anúncios
log-now = { WHO($seat) ->
    [you] Sua vez
   *[other] É a vez de { SEAT($seat) }
 }
pace-calm = Calmo
pace-brisk = Ágil
pace-swift = Rápido
pace-wait = Espera
pace-set = Aplicar

## As pessoas à mesa

invite-text = Quem abrir este endereço pode ocupar um lugar livre.
invite-address = Endereço para compartilhar
company-person = Pessoa
company-bot = Bot
company-away = Ausente, um bot joga
# $name: o bot
company-level = Nível de { $name }
company-set = Definir os níveis
company-call = Usar este nome
news-sits = { $name } senta-se à mesa.
news-leaves = { $name } deixa a mesa; um bot continua.
news-away = { $name } não responde; enquanto isso joga um bot.
news-back = { $name } está de volta.
leave = Deixar a mesa

## Tarot francês
## $bouts: na mão, $target: pontos necessários; $size: cartas; $tricks: quantas; $points: em algarismos

ask-tarot-bid = Seu lance
    .detail = { $bouts ->
        [0] Sem bouts, o declarante precisa de { $target } dos 91 pontos.
        [one] Com o seu único bout, o declarante precisa de { $target } dos 91 pontos.
        [many] Com os seus { $bouts } bouts, o declarante precisa de { $target } dos 91 pontos.
       *[other] Com os seus { $bouts } bouts, o declarante precisa de { $target } dos 91 pontos.
     }
ask-tarot-discard-cards = Descarte { $size } cartas
    .detail = Elas contam para você. Reis e bouts ficam na mão.
ask-tarot-chelem = Anunciar um chelem?
    .detail = Só se você pretende ganhar as dezoito vazas.
ask-tarot-poignee = Mostrar uma poignée?
    .detail = Todos veem as cartas; o bônus é de quem ganha o contrato.
ask-tarot-poignee-cards = Mostre { $size } trunfos
    .detail = As cartas propostas estão marcadas. Troque como quiser.
choice-tarot-bid-pass = Defender nesta rodada
    .act = Passar
choice-tarot-bid-prise = Você pega o chien
    .mark = ×1
    .act = Lance de Prise
choice-tarot-bid-garde = Você pega o chien
    .mark = ×2
    .act = Lance de Garde
choice-tarot-bid-garde-sans = Chien não visto, mas seu
    .mark = ×4
    .act = Lance de Garde sans
choice-tarot-bid-garde-contre = Chien para a defesa
    .mark = ×6
    .act = Lance de Garde contre
choice-tarot-chelem-yes = 400 se você ganhar todas as vazas; se não, 200 perdidos
    .act = Anunciar um chelem
choice-tarot-chelem-no = Jogar sem anunciar
    .act = Continuar
choice-tarot-poignee-no = Guardar seus trunfos em segredo
    .act = Não mostrar nada
choice-tarot-poignee-10 = Poignée simples
    .mark = 20
    .act = Mostrar 10 trunfos
choice-tarot-poignee-13 = Poignée dupla
    .mark = 30
    .act = Mostrar 13 trunfos
choice-tarot-poignee-15 = Poignée tripla
    .mark = 40
    .act = Mostrar 15 trunfos
chien-hidden = O chien: seis cartas viradas para baixo
chien-shown = O chien, à vista de todos
ecart-trumps = Trunfos descartados, à vista de todos
poignee-of = { WHO($seat) ->
    [you] Sua poignée
   *[other] Poignée de { SEAT($seat) }
 }
place-chelem = Chelem
pile-defence = Defesa
pile-tricks = { $tricks }
pile-ecart = { $tricks } + descarte
pile-chien = { $tricks } + chien
unit-tricks = { $tricks ->
    [one] vaza
    [many] vazas
   *[other] vazas
 }
contract-alone = { WHO($seat) ->
    [you] Você joga contra três.
   *[other] { SEAT($seat, form: "start") } joga contra três.
 }
auction-open = Ainda não há lances
    .why = Cada jogador fala uma só vez; quem der o lance mais alto joga contra três.
auction-highest = O lance mais alto até agora. Cada jogador fala uma só vez; quem der o lance mais alto joga contra três.
panel-poignees = Poignées mostradas
panel-ecart = Seu descarte, { $points } pontos

## Tarocchino
## $points: quanto valem as combinações; $length: quantas cartas

ask-tarocchino-discard-cards = Descarte { $size } cartas
    .detail = Elas contam para a sua dupla. Os reis, o Anjo, o Mundo, o Bégato e o Matto ficam.
ask-tarocchino-declare = Anunciar suas combinações?
    .detail = Elas valem { $points } pontos, e todos veem as cartas. Passar só custa esses pontos.
choice-tarocchino-declare-yes = Mostrar todas
    .act = Anunciar
choice-tarocchino-declare-no = Guardar em segredo
    .act = Passar
place-shows = Exibe { $points }
declared-by = { WHO($seat) ->
    [you] Anunciado por você
   *[other] Anunciado por { SEAT($seat) }
 }
unit-declared = de anúncios
panel-declared = Combinações anunciadas
panel-discards = Suas duas cartas descartadas
combination-tarocchi = { $length } Tarocchi
combination-kings = { $length } reis
combination-queens = { $length } damas
combination-knights = { $length } cavaleiros
combination-jacks = { $length } valetes
combination-grande = Grande de { $length }
combination-coins = Ouros, { $length } cartas
combination-cups = Copas, { $length } cartas
combination-batons = Paus, { $length } cartas
combination-swords = Espadas, { $length } cartas
combination-aces = Ases, { $length } cartas
combination-moors = Mouros, { $length } cartas
combination-sets-doubled = Três ou mais grupos: os grupos contam em dobro
combination-sequences-doubled = Três ou mais sequências: as sequências contam em dobro

# Os nomes dos bots à mesa, e o de quem não disse o seu.
bot-name-0 = Jeanne
bot-name-1 = Marcel
bot-name-2 = Odile
bot-name-3 = Baptiste
bot-name-4 = Rosa
bot-name-5 = Ambrogio
bot-name-6 = Teresa
bot-name-7 = Lorenzo
bot-name-8 = Solange
bot-name-9 = Gaspard
bot-name-10 = Ilaria
bot-name-11 = Fernand
guest-name = Visita

# As letras nos cantos das figuras, da mais baixa à mais alta: valete, cavaleiro, dama, rei. A Aluette não tem dama.
# Com os naipes franceses, J, Q e K são as dos baralhos vendidos no Brasil; com os naipes latinos, as iniciais.
index-letters-aluette = VCR
index-letters-french-tarot = JCQK
index-letters-tarocchino = VCDR
