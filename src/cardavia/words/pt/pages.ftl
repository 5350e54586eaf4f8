# As páginas em volta da mesa: início, regras, cartas, folha de pontos, histórico, erros.

site = Cardavia
page-title = { $title } · Cardavia
skip = Ir para o conteúdo
skip-hand = Ir para as suas cartas
tools = Ferramentas
nav-home = Início
nav-rules = Regras
nav-cards = Cartas
nav-history = Histórico
nav-settings = Configurações
nav-table = Mesa
nav-glossary = Glossário
nav-look = Aparência
nav-language = Idioma

game-aluette = Aluette
game-french-tarot = Tarot francês
game-tarocchino = Tarocchino bolonhês

## Um jogo em poucas palavras
## $cards: quantas

about-players = Quatro jogadores
about-cards = { $cards } cartas
about-country = País
about-fact-1 = Jogadores
about-fact-2 = Lados
about-fact-3 = Cartas
about-fact-4 = Duração
about-more = Ler mais
about-wikipedia = Wikipédia
about-aluette = Nove vazas, sem trunfos e sem obrigação de seguir o naipe. Monsieur ganha de Madame, a Vaca ganha dos reis, e cartas iguais anulam a vaza.
    .country = França: Vendeia, Loire, Bretanha
    .sides = Duas duplas fixas
    .length = Cinco rodadas
about-french-tarot = Alguém dá um lance, pega seis cartas e joga contra três. O Petit, o 21 e a Excuse decidem quanto basta.
    .country = França
    .sides = Um contra três
    .length = Rodada a rodada
about-tarocchino = Anuncie suas sequências, proteja o Bégato e ganhe as combinações, além das vazas.
    .country = Itália: Bolonha
    .sides = Duas duplas fixas
    .length = Uma rodada

## Início

home-title = Três jogos antigos, uma mesa tranquila
home-lead = Sente-se com três jogadores pacientes. Quando uma carta não é aceita, a mesa diz qual regra impede e mostra quais você pode jogar.
home-waiting = Sua partida está esperando
home-continue = Continuar
home-play = Jogar
home-with-others = Com outras pessoas

## Regras, cartas, glossário

rules-title = As regras
rules-lead = Três jogos, três livros. Cada carta recusada na mesa leva até aqui, à sua regra.
rules-read = Ler as regras
rules-book = Regras
rules-contents = Índice
rules-example = Exemplo
rules-full = Regras completas
rules-return = Voltar à mesa
cards-title = As cartas: { $game }
cards-others = Outros baralhos
# $level: 19 é o mais alto
cards-level = Nível { $level }
# $points: meios pontos
cards-points = { HALVES($points) ->
    [one] { HALVES($points) } ponto
    [many] { HALVES($points) } pontos
   *[other] { HALVES($points) } pontos
 }
cards-family-luette = Luettes
    .note = As quatro cartas mais altas, cada uma sozinha no seu nível.
cards-family-double = Doubles
    .note = As quatro seguintes, cada uma sozinha no seu nível.
cards-family-middle = Cartas médias
    .note = As quatro cartas do mesmo número ou da mesma figura são iguais, seja qual for o naipe.
cards-family-small = Cartas pequenas
    .note = Aqui também são iguais as do mesmo número.
cards-suit-french-tarot-S = Espadas ♠
cards-suit-french-tarot-H = Copas ♥
cards-suit-french-tarot-D = Ouros ♦
cards-suit-french-tarot-C = Paus ♣
cards-suit-french-tarot-T = Trunfos
cards-suit-french-tarot-none = A Excuse
cards-suit-tarocchino-S = Espadas
cards-suit-tarocchino-C = Copas
cards-suit-tarocchino-B = Paus
cards-suit-tarocchino-D = Ouros
cards-suit-tarocchino-T = Trunfos
cards-suit-tarocchino-none = O Matto
glossary-title = Glossário
glossary-lead = As palavras dos três jogos e o que elas querem dizer.

## Folha de pontos
## $seat: o declarante ou quem ganha; $each: o que cada defensor paga; $difference, $points, $target, $ours, $theirs: pontos

score-title = Folha de pontos
score-line = Item
score-practice = A mesma rodada de novo: não conta
score-match-over = A partida terminou
score-waits = Quem abriu a mesa começa a próxima rodada.
score-replay = Rever passo a passo
act-again = Jogar a mesma rodada de novo
act-restart = Nova partida
nav-verify = Conferir a rodada
verdict-void = A rodada está anulada
verdict-side-ours = Sua dupla ganha a rodada
verdict-side-theirs = A outra dupla ganha a rodada
verdict-draw = Empate
verdict-to-us = para a sua dupla
verdict-to-them = para a outra dupla
verdict-difference = de diferença entre as duplas
verdict-aluette-none = Ninguém pontua
    .text = As nove vazas foram anuladas.
verdict-aluette-won = { WHO($seat) ->
    [you] Você fez mais vazas que todos: { $tricks }.
   *[other] { SEAT($seat, form: "start") } fez mais vazas que todos: { $tricks }.
 }
    .over = Um ponto
verdict-aluette-mordienne = { WHO($seat) ->
    [you] Você ganhou todas as vazas desde a primeira que levou até a nona: { $tricks } vazas.
   *[other] { SEAT($seat, form: "start") } ganhou todas as vazas desde a primeira que levou até a nona: { $tricks } vazas.
 }
    .over = Mordienne, dois pontos
# $contract: prise, garde, garde-sans ou garde-contre
verdict-tarot-contract = { $contract ->
    [prise] Prise ×1
    [garde] Garde ×2
    [garde-sans] Garde sans ×4
   *[garde-contre] Garde contre ×6
 } · { WHO($seat) ->
    [you] você contra três
   *[other] { SEAT($seat) } contra três
 }
verdict-tarot-made = { WHO($seat) ->
    [you] { $difference ->
        [0] Você cumpriu o contrato na conta exata
       *[other] Você cumpriu o contrato, com { $difference } a mais
     }
   *[other] { $difference ->
        [0] Contrato cumprido na conta exata
       *[other] Contrato cumprido, com { $difference } a mais
     }
 }
verdict-tarot-failed = { WHO($seat) ->
    [you] Você não cumpriu o contrato, por { $difference }
   *[other] Contrato não cumprido, por { $difference }
 }
verdict-tarot-text = { $bouts ->
    [0] { $points } pontos; sem bouts eram necessários { $target }.
    [one] { $points } pontos; com um bout eram necessários { $target }.
    [many] { $points } pontos; com { $bouts } bouts eram necessários { $target }.
   *[other] { $points } pontos; com { $bouts } bouts eram necessários { $target }.
 }
verdict-tarot-received = { WHO($seat) ->
    [you] para você: { $each } de cada defensor
   *[other] cada defensor paga { $each } a { SEAT($seat) }
 }
verdict-tarot-paid = { WHO($seat) ->
    [you] você paga { $each } a cada defensor
   *[other] { SEAT($seat) } paga { $each } a cada defensor
 }
verdict-tarot-gauge = { $points } pontos de 91, meta { $target }
verdict-tarocchino-text = { $ours } pontos para a sua dupla, { $theirs } para a outra.

## Histórico e revisão
## $step, $steps: ações mostradas, de quantas

history-title = Histórico
history-lead = Suas rodadas terminadas. Reveja qualquer uma passo a passo, com todas as cartas à vista.
history-none = Ainda não há rodadas terminadas.
history-void = anulada
history-record = Registro
history-all-records = Baixar todos os registros
history-upload = Ler registros
    .note = Arquivos com uma rodada por linha, como os que se baixam aqui.
history-send = Ler
history-faults = Não foi possível ler estes registros:
# $deals: how many
history-read = { $deals ->
    [one] Uma rodada foi acrescentada ao seu histórico.
    [many] { $deals } de rodadas foram acrescentadas ao seu histórico.
   *[other] { $deals } rodadas foram acrescentadas ao seu histórico.
 }
replay-title = Passo a passo
replay-step = Passo { $step } de { $steps }
replay-start = As cartas foram dadas.
replay-trick = A vaza
replay-steps = Passos
replay-first = Ao começo
replay-previous = Um passo atrás
replay-next = Um passo adiante
replay-last = Ao fim
replay-goto = Passo
replay-go = Ir
replay-talon = Cartas que ninguém recebeu

## Conferir

verify-title = Conferir a rodada
verify-lead = As cartas estavam fixadas antes que alguém jogasse. A promessa foi pública desde o começo; o que a abre é mostrado no fim.
verify-deal = Rodada
verify-commitment = Promessa
verify-salt = Sal
verify-seed = Semente
verify-later = A rodada ainda está sendo jogada. A semente e o sal são mostrados quando ela terminar.
verify-holds = A promessa se cumpre: esta semente e este sal dão exatamente este hash.
verify-fails = A promessa não se cumpre: esta semente e este sal dão outro hash.
verify-how = Confira você também
verify-how-1 = A promessa é o SHA-256 do texto “cardavia/1 commitment”, do sal e da semente, separados por um espaço.
verify-how-2 = A mesma semente dá as mesmas cartas: ela está no registro da rodada.
verify-how-3 = A semente de uma rodada não diz nada sobre a seguinte.

## Sentar-se

join-title = Sente-se a uma mesa: { $game }
join-name = Seu nome à mesa
join-seat = Seu lugar
join-sit = Sentar-se
join-person = Aqui há uma pessoa
join-bot = Um bot joga: você pode ocupar o lugar
join-away = Reservado para uma pessoa ausente
# $name: the host; of a seat that is free
join-partner = Em dupla com { $name }
join-opponent = Contra { $name }
join-seat-taken = Enquanto isso, alguém se sentou ali. Escolha outro lugar.
join-not-now = Você já teve outra mão nesta rodada. Poderá trocar de lugar quando ela acabar.

## Erros

error-400 = Isso não foi entendido
    .text = A página ou o formulário enviou algo que a mesa não sabe ler.
    .advice = Volte e tente mais uma vez.
error-403 = Isso não é para você
    .text = O lugar é de outra pessoa, ou a sua visita começou há tempo demais.
    .advice = Se você recebeu um convite, abra o endereço dele mais uma vez.
error-404 = Aqui não há nada
    .text = O endereço pode estar escrito errado, ou a mesa já não é guardada.
    .advice = Tudo começa na página inicial.
error-405 = Assim não
    .text = Este endereço só aceita formulários, ou só páginas.
    .advice = Volte à página de onde você veio.
error-409 = A mesa seguiu adiante
    .text = Alguém jogou enquanto você escolhia.
    .advice = Olhe a mesa de novo: você não perdeu nada.
error-413 = É demais de uma só vez
    .text = O que foi enviado é maior do que esta casa lê.
    .advice = Envie em partes menores.
error-422 = Isso não pode ser feito
    .text = O que foi enviado vai contra uma regra ou não está completo.
    .advice = Os motivos estão abaixo.
error-429 = Um pouco mais devagar
    .text = Vieram tantos pedidos do seu navegador que a mesa pede uma pausa.
    .advice = Espere um minuto e continue.
error-500 = Um erro nosso
    .text = Algo deu errado na casa e ficou anotado. Sua partida está guardada.
    .advice = Volte à mesa; se acontecer de novo, espere um pouco.
error-503 = A casa está fechada por um momento
    .text = Ela está sendo posta em marcha de novo. Sua partida está guardada.
    .advice = Tente de novo daqui a um minuto.

history-empty-file = O arquivo não contém nenhum registro: um registro é um objeto JSON por linha.
history-fault = Linha { $line }: { $why }
history-refused = “{ $action }” vai contra as regras. { $why }
history-unfinished = A rodada não terminou: só se guardam rodadas terminadas.
