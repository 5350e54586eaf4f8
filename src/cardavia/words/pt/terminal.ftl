# A linha de comando: sua ajuda, seus erros e o jogo no terminal.

## Ajuda. Aqui sem sinais de porcentagem: a biblioteca que compõe a ajuda os lê como seus.

command = Jogue e aprenda os grandes jogos de cartas antigos da Europa.
    .more = “cardavia COMMAND --help” diz mais sobre um comando.
    .version = Dizer que versão é esta.
    .commands = Comandos
command-referee = Julga registros de rodadas: joga cada um de novo e diz no que deu.
    .description = Lê registros de rodadas, um objeto JSON por linha, joga cada um de novo a partir das suas mãos e ações, e escreve uma linha de JSON para cada linha que não esteja em branco: o resultado, ou de quem é a vez, ou a primeira ação contra as regras, ou o que há de errado no registro.
    .status = Código de saída: 0 quando todas as linhas estão certas e nada difere, 1 quando alguma não está ou difere, 2 quando não se pode ler a entrada.
    .file = O arquivo a ler. Sem ele, ou com -, lê-se a entrada padrão.
command-deal = Dá as cartas de uma semente, deixa os bots jogarem e escreve o que aconteceu.
    .description = Dá as cartas que uma semente determina, deixa os bots jogarem e escreve a rodada como relato, ou como registro que o árbitro lê.
    .game = O jogo.
    .seed = Qualquer texto: a mesma semente dá sempre as mesmas cartas. Sem ela, sorteia-se uma.
    .players = Quem joga nos quatro lugares.
    .dealer = O lugar que dá as cartas, de 0 a 3. Sem ele, a semente decide.
    .record = Escrever o registro da rodada, uma linha de JSON, em vez do relato.
command-rules = Escreve as regras de um jogo, ou uma só.
    .description = Escreve o livro de um jogo, um dos seus capítulos ou uma regra. Sem jogo, lista os jogos.
    .game = O jogo.
    .id = Uma regra (tarot.play.overtrump) ou um capítulo (tarot.play). O prefixo do jogo pode ser omitido.
    .language = O idioma a falar.
command-serve = Abre a mesa no navegador. É o que “cardavia” faz sozinho.
    .description = Serve a mesa aos navegadores até ser parado, escreve o seu endereço e abre o navegador, se houver um.
    .host = O endereço em que escutar; 0.0.0.0 deixa entrar outras máquinas.
    .port = A porta em que escutar; 0 usa uma livre.
    .workers = Quantos processos de servidor dividem o trabalho. Mais de um precisam de PostgreSQL.
    .bot-workers = Quantos processos de cada servidor pensam pelos bots.
    .database = Onde as mesas são guardadas: sqlite:///FILE ou postgresql://USER@HOST/NAME. Sem isso, a variável de ambiente CARDAVIA_DATABASE; senão, um arquivo seu.
    .origin = Outro endereço desta casa, como https://cards.example, quando há outro servidor na frente. Pode ser dado mais de uma vez.
    .rate = Quantos pedidos por minuto cada pessoa pode fazer.
    .no-browser = Não abrir o navegador.
command-serve-open = A mesa está aberta em { $address }
command-serve-address-taken = algo já escuta em { $fact }: pare-o, ou escolha outra porta com --port.
command-serve-workers-need-postgresql = { $fact } processos de servidor precisam de PostgreSQL: dê o endereço com --database, ou use um só processo.

command-art = Imprime as faces das cartas.
    .description = Imprime as faces de um baralho numa pasta, cada uma com o seu gzip ao lado e um manifesto, ou um baralho inteiro numa folha para olhar.
    .what = Construir as faces, ou desenhar uma folha.
    .deck = O baralho. Sem ele, constroem-se todos, e a folha mostra o primeiro.
    .output = A pasta em que construir, ou o arquivo da folha: .svg, ou .png com o extra “cardavia[art]”. Sem isso, uma pasta de cache sua, ou a saída padrão.
    .letters = As letras de índice das figuras, do valete para cima, em sequência: JCQK.
    .suits = Duas cores ou quatro para os naipes franceses.
    .contrast = As tintas de todo dia, ou outras bem marcadas.
command-play = Joga contra três bots.
    .description = Joga uma partida com você num lugar e bots nos outros três.
    .terminal = Jogar aqui, no terminal.
    .game = O jogo.
    .seed = Qualquer texto: a mesma semente dá as mesmas cartas. Sem ela, sorteia-se uma.
    .level = Quão bem os bots jogam.
    .seat = O seu lugar, de 0 a 3 na ordem de jogo.
    .language = O idioma a falar.

command-arena = Põe dois jogadores frente a frente com as mesmas cartas e mede a diferença.
    .description = Joga duas vezes as mesmas cartas, cada lugar ocupado uma vez por cada um, e escreve em JSON quanto A marca a mais que B por lugar e rodada, com que certeza, quanto tempo pensaram, e os contratos que assumiram e cumpriram. Quem joga contra si mesmo fica exatamente empatado.
    .player = Um jogador; “oracle” vê todas as cartas.
    .game = O jogo.
    .deals = Quantas rodadas jogar, cada uma duas vezes.
    .matches = Quantas partidas inteiras jogar em vez disso.
    .seed = Qualquer texto: a mesma semente dá as mesmas cartas e o mesmo resultado. Sem ela, sorteia-se uma.
    .jobs = Quantos processos dividem o trabalho. O resultado não depende disso.
    .budget = Em quantos mundos este jogador pensa. Sem isso, como manda o seu nível.
    .output = O arquivo do resultado, em vez da saída padrão. Ao lado dele se mantém um diário pelo caminho.
    .resume = Continuar, a partir do diário, uma medição interrompida.
command-arena-difference = { $first } marca { $mean } a mais por lugar que { $second }, entre { $low } e { $high } quase com certeza, e ganhou { $won } de todas as mesas. Rodadas ou partidas jogadas: { $number }.
command-solve = Escreve quanto vale cada carta em um momento de um registro.
    .description = Volta a jogar um registro até aí e escreve quanto vale cada carta que se pode jogar, se os quatro continuarem com perfeição com as cartas à vista. Os valores exatos encontram-se depressa perto do fim da rodada, e cada vez mais devagar antes.
    .file = O arquivo com o registro na primeira linha, ou - para a entrada padrão.
    .at = Depois de quantas das suas ações.
    .nodes = Quantas posições se podem ver antes de desistir.
command-solve-seat = Joga { SEAT($seat) }. Isto é o que cada carta dá a esse lugar, se os quatro continuarem com perfeição com as cartas à vista:
command-solve-side = Joga { SEAT($seat) }. Isto é o que cada carta dá a esse lado, menos o que marca o outro, se os quatro continuarem com perfeição com as cartas à vista:
command-solve-card = { $card }: { SIGNED($points) }
command-warm = Compila os motores de antemão.
    .description = Compila os motores dos jogos e guarda-os em uma pasta sua, para que depois ninguém espere.
    .game = O jogo. Sem ele, todos.
command-warm-done = Pronto após { $seconds } segundos. O que foi compilado fica em { $name }
command-bench = Mede a rapidez de tudo nesta máquina.
    .description = Mede durante alguns minutos e escreve um só quadro: rodadas ao acaso e cartas jogadas por segundo, valores exatos conforme as vazas que faltam, decisões de cada nível, e o tempo de arranque a frio e a quente. Dois números separados por um traço são a mediana e o percentil 95.
    .games = Os jogos. Sem nenhum, todos.
    .peers = Roda OpenSpiel e RLCard ao lado, se estiverem instalados, e escreve as proporções.
command-bench-deals = Rodadas ao acaso por segundo, milhares
command-bench-cards = Cartas jogadas nelas por segundo, milhões
command-bench-solver = Valor exato, vazas que faltam: { $left }, milissegundos
command-bench-decision = Uma decisão de { $level }, milissegundos
command-bench-cold = Arranque a frio, tudo por compilar, segundos
command-bench-warm = Arranque a quente, segundos
command-bench-driven = Vezes mais rápido que { $name } conduzido por Python ({ $rate } milhões de decisões por segundo)
command-bench-dealt = Vezes mais rápido que { $name } conduzido por Python, já distribuído ({ $rate } milhões por segundo)
command-bench-rollouts = Vezes mais rápido que { $name } nos seus próprios testes ao acaso, já distribuído ({ $rate } milhões por segundo)
command-bench-missing = { $name } não está instalado: pip install { $package }

## Erros
## $letters: o que foi dado;
## $name: um arquivo; $reason: o que o sistema diz; $id: o que foi pedido; $near: nomes parecidos

command-error = cardavia: { $reason }
command-cannot-read = não é possível ler { $name }: { $reason }. Indique um arquivo com um registro por linha, ou - para a entrada padrão.
command-no-input = a entrada padrão está fechada. Indique um arquivo com um registro por linha.
command-no-text = { $name } não é texto Unicode. Grave-o em UTF-8.
command-unknown-clause = o livro não tem regra nem capítulo { $id }. Escreva o livro inteiro para ver os nomes.
command-unknown-clause-near = o livro não tem regra nem capítulo { $id }. Você quis dizer { NAME($near, join: "or") }?
command-cannot-write = não é possível escrever { $name }: { $reason }. Indique outro local com --output.
command-no-painter = para pintar pixels é preciso mais um pacote: instale “cardavia[art]”, ou indique um arquivo .svg.
command-letters = { $letters } não são letras de índice. Dê uma letra de A a Z para cada figura do baralho, do valete para cima.
command-say-terminal = diga onde jogar: “cardavia play --terminal” aqui, ou “cardavia” sozinho no navegador.
command-solve-no-record = { $name } não tem um registro na primeira linha: { $reason }
command-solve-so-far = este registro tem { $number } ações: dê a --at um número de 0 até esse.
command-solve-illegal = a ação { $number } deste registro (“{ $word }”) viola { $id }: só se pode resolver o que vem antes.
command-solve-no-card = após { $number } ações ninguém tem de jogar uma carta: dê a --at um número em que alguém joga.
command-solve-too-long = não se encontrou um valor exato em { $number } posições. Permita mais com --nodes, ou pergunte mais perto do fim da rodada.
command-bench-unknown = não há nenhum jogo { $id }: há { NAME($near) }.
command-no-number = { $name } não é um número inteiro a partir de 1.
command-arena-begun = esta medição foi interrompida antes do fim, e o seu diário é { $name }. Continue com --resume ou apague esse arquivo.
command-arena-other-terms = { $name } é o diário de outra medição: outros jogadores, outras cartas ou outro programa. Indique outro arquivo com --output ou apague o diário.
command-arena-resume-what = diga que medição continua: indique o --seed e o --output dela.

## Um relato
## $game: o seu nome; $seed: a semente da rodada; $dealer: um lugar; $seat: um lugar; $cards: cartas; $codes: os seus códigos

transcript-title = { $game }, cartas dadas com a semente “{ $seed }”
transcript-hand = { SEAT($seat, form: "start") }: { $codes }
transcript-talon = Fora do jogo: { $codes }
transcript-scores = Pontuação
transcript-score = { SEAT($seat, form: "start") }: { SIGNED($points) }

## No terminal
## $game: o seu nome; $number: da rodada na partida; $commitment, $seed, $salt: algarismos hexadecimais

terminal-welcome = { $game }. Digite o número de uma opção ou o código de uma carta; “?” explica como, “q” encerra.
terminal-seed = A semente desta partida: { $seed }
terminal-deal = Rodada { $number }
terminal-promise = As cartas estão fixadas. O seu selo: { $commitment }
terminal-opened = O selo se abre: semente { $seed }, sal { $salt }
terminal-trick = Na mesa: { $cards }
terminal-card-by = { SEAT($seat, form: "label") }: { $card }
terminal-hand = Na sua mão: { $cards }
terminal-choices = Você pode:
terminal-choice = { $number }  { $choice }
terminal-choice-card = { $number }  { $choice } [{ $code }]
terminal-choice-pick = { $number }  { $verb }: { $size ->
    [one] { $size } carta
    [many] { $size } cartas
   *[other] { $size } cartas
 } entre { $codes }
terminal-prompt = Sua escolha:{ " " }
terminal-prompt-cards = { $size ->
    [one] O código de { $size } carta
    [many] Os códigos de { $size } cartas
   *[other] Os códigos de { $size } cartas
 }, ou nada para { $codes }:{ " " }
terminal-help = Digite o número de uma opção, o código de uma carta ({ $code }) ou uma palavra como os registros a escrevem (“{ $word }”). “q” encerra.
terminal-not-understood = “{ $text }” não é uma opção, nem uma carta, nem uma palavra deste jogo. Digite “?” para ver como escolher.
terminal-clause = A regra: { $rule } (cardavia rules { $game } { $rule })
terminal-totals = Totais depois da rodada { $number }: { $totals }
terminal-total = { SEAT($seat, form: "label") } { $points }
terminal-match-over = A partida terminou.
terminal-match-drawn = Empate.
terminal-match-won = Partida ganha por: { $seats }
terminal-next-deal = Enter para a próxima rodada, “q” para encerrar:{ " " }
terminal-restart = Enter para uma nova partida, “q” para encerrar:{ " " }
terminal-goodbye = Até a próxima.
