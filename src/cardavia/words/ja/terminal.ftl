# The command line: its help, its errors, and the game at the terminal.

## Help. No percent signs here: the library that sets the help reads them as its own.

command = ヨーロッパの名高い古典カードゲームを遊び、学びます。
    .more = 「cardavia COMMAND --help」で、コマンドごとの説明が出ます。
    .version = バージョンを表示する。
    .commands = コマンド
command-referee = ディールの棋譜を判定する。1件ずつ再現し、結果を述べる。
    .description = 1行に1つのJSONオブジェクトとして書かれたディールの棋譜を読み、手札と行動から再現し、空でない行ごとにJSONを1行書き出します。内容は、結果、次に行動する席、ルールに反した最初の行動、棋譜の不備のどれかです。
    .status = 終了ステータス：すべての行が正しく食い違いもなければ0、正しくない行や食い違いがあれば1、入力を読めなければ2。
    .file = 読むファイル。省くか - と書くと、標準入力を読む。
command-deal = シードのカードを配り、ボットにプレイさせ、経過を書き出す。
    .description = シードの決めるカードを配ってボットにプレイさせ、そのディールを経過の記録として、または審判の読める棋譜として書き出します。
    .game = ゲーム。
    .seed = 任意の文字列。同じシードなら、いつまでも同じカードになる。省けば無作為に決める。
    .players = 四つの席すべてでプレイするもの。
    .dealer = 配る席、0から3。省けばシードで決まる。
    .record = 経過の代わりに、ディールの棋譜を1行のJSONで書き出す。
command-rules = ゲームのルール、またはその条文を表示する。
    .description = ゲームの本、その一章、または一つの条文を表示します。ゲームを省くと、ゲームの一覧を表示します。
    .game = ゲーム。
    .id = 条文（tarot.play.overtrump）または章（tarot.play）。先頭のゲーム名は省ける。
    .language = 使う言語。
command-serve = ブラウザ用のテーブルを開く。「cardavia」だけでも同じ。
    .description = 止められるまでブラウザにテーブルを提供し、アドレスを表示し、ブラウザがあれば開きます。
    .host = 待ち受けるアドレス。0.0.0.0ならほかの機器からも入れる。
    .port = 待ち受けるポート。0なら空いているものを使う。
    .workers = 仕事を分け合うサーバープロセスの数。2つ以上にはPostgreSQLが必要。
    .bot-workers = 各サーバーで、ボットの考えを受け持つプロセスの数。
    .database = テーブルを保存する場所：sqlite:///FILE または postgresql://USER@HOST/NAME。省けば環境変数CARDAVIA_DATABASE、それもなければ自分用のファイル。
    .origin = 別のサーバーが前に立つときの、このサーバーのもう一つのアドレス、たとえば https://cards.example。何度でも指定できる。
    .rate = 1人が1分間に送れる要求の数。
    .no-browser = ブラウザを開かない。
command-serve-open = テーブルはここで開いています：{ $address }
command-serve-address-taken = { $fact }はすでに使われています。使っているものを止めるか、--portで別のポートを選んでください。
command-serve-workers-need-postgresql = サーバープロセスを{ $fact }つ使うには、PostgreSQLが必要です。--databaseでそのアドレスを指定するか、プロセスを1つにしてください。

command-art = カードの図柄を作る。
    .description = デッキの図柄を、gzip版と目録とともにフォルダーに書き出すか、デッキ全体を1枚のシートに並べて見せます。
    .what = 図柄を作るか、シートを描くか。
    .deck = デッキ。省くと、作るときはすべてのデッキ、シートは最初のデッキになる。
    .output = 書き出すフォルダー、またはシートのファイル：.svg、または追加の「cardavia[art]」を使う .png。省けば自分用のキャッシュフォルダーか標準出力。
    .letters = 絵札の隅の文字を、ジャックから上へ続けて書く：JNQK。
    .suits = フランス式スートの色を2色にするか4色にするか。
    .contrast = ふだんのインクか、くっきりしたインクか。
command-play = 3体のボットを相手に遊ぶ。
    .description = 一つの席にあなたが、ほかの三つの席にボットが座ってゲームをします。
    .terminal = この端末で遊ぶ。
    .game = ゲーム。
    .seed = 任意の文字列。同じシードなら同じカードになる。省けば無作為に決める。
    .level = ボットの強さ。
    .seat = あなたの席、プレイ順に0から3。
    .language = 使う言語。

command-arena = 同じカードで二者を対戦させ、差を測る。
    .description = 同じカードで二度プレイし、どの席も両者が一度ずつ受け持ちます。席とディールごとにAがBより何点多いか、その確かさ、考えた時間、引き受けたコントラクトと成立した数を、JSONで書き出します。自分自身と対戦すれば、差はちょうど0になります。
    .player = 対戦者。「oracle」にはすべてのカードが見える。
    .game = ゲーム。
    .deals = ディールの数。どれも二度プレイする。
    .matches = 代わりに、マッチ全体を何回プレイするか。
    .seed = 任意の文字列。同じシードなら、同じカードと同じ結果になる。省けば無作為に決める。
    .jobs = 仕事を分け合うプロセスの数。結果には影響しない。
    .budget = この対戦者が想像する配り方の数。省けばそのレベルの数。
    .output = 標準出力の代わりに、結果を書くファイル。途中経過の記録がその隣に残る。
    .resume = 止められた計測を、途中経過の記録から続ける。
command-arena-difference = { $first }の得点は、1席あたり{ $second }より{ $mean }点多く、ほぼ確実に{ $low }から{ $high }の間です。{ $first }が勝った席の割合は{ $won }。ボードの数：{ $number }。
command-solve = 棋譜のある時点で、各カードの値を表示する。
    .description = 棋譜をそこまで再現し、4人が手札を公開して完璧に続けた場合に、出せる各カードが何点になるかを表示します。正確な値は、ディールの終わり近くではすぐに求まり、前にさかのぼるほど時間がかかります。
    .file = 1行目に棋譜があるファイル。-なら標準入力。
    .at = 棋譜の何手目のあとか。
    .nodes = あきらめるまでに調べる局面の数。
command-solve-seat = { SEAT($seat, form: "start") }の番です。4人が手札を公開して完璧に続けた場合に、各カードがその席にもたらす点：
command-solve-side = { SEAT($seat, form: "start") }の番です。4人が手札を公開して完璧に続けた場合に、各カードがその側にもたらす点から相手の側の点を引いたもの：
command-solve-card = { $card }：{ SIGNED($points) }
command-warm = エンジンを前もってコンパイルする。
    .description = 各ゲームのエンジンをコンパイルして自分のフォルダーに残し、後でだれも待たずにすむようにします。
    .game = ゲーム。指定しなければすべて。
command-warm-done = { $seconds }秒で完了。コンパイルしたものの場所：{ $name }
command-bench = このマシンでの速さを測る。
    .description = 数分かけて測り、一つの表を表示します。1秒あたりのランダムなディールと出したカード、残りトリック数ごとの正確な値、各レベルの判断、コールドスタートとウォームスタートの時間。斜線で区切った二つの数は中央値と95パーセンタイル。
    .games = ゲーム。指定しなければすべて。
    .peers = OpenSpielとRLCardがあれば並べて走らせ、比を表示する。
command-bench-deals = 1秒あたりのランダムなディール、千
command-bench-cards = その中で出したカード、1秒あたり百万
command-bench-solver = 残り{ $left }トリックの正確な値、ミリ秒
command-bench-decision = { $level }の判断、ミリ秒
command-bench-cold = コールドスタート、すべてコンパイル、秒
command-bench-warm = ウォームスタート、秒
command-bench-driven = { $name }をPythonから動かす場合の何倍か（毎秒{ $rate }百万回の判断）
command-bench-dealt = { $name }を配り終えてPythonから動かす場合の何倍か（毎秒{ $rate }百万回）
command-bench-rollouts = { $name }が配り終えて自らランダムに進める場合の何倍か（毎秒{ $rate }百万回）
command-bench-missing = { $name }が入っていません：pip install { $package }

## Errors
## $letters: what was given;
## $name: a file; $reason: what the system says; $id: what was asked for; $near: ids like it

command-error = cardavia: { $reason }
command-cannot-read = { $name }を読めません：{ $reason }。1行に棋譜1件のファイルか、標準入力を表す - を指定してください。
command-no-input = 標準入力が閉じています。1行に棋譜1件のファイルを指定してください。
command-no-text = { $name }はUnicodeの文字列ではありません。UTF-8で書いてください。
command-unknown-clause = 条文や章「{ $id }」は本にありません。本全体を表示すると、名前がわかります。
command-unknown-clause-near = 条文や章「{ $id }」は本にありません。もしかして：{ NAME($near, join: "or") }
command-cannot-write = { $name }に書けません：{ $reason }。--outputで別の場所を指定してください。
command-no-painter = 画素で描くには、パッケージがもう一つ必要です。「cardavia[art]」を入れるか、.svg のファイルを指定してください。
command-letters = { $letters }は隅の文字に使えません。デッキの絵札ごとに、ジャックから上へAからZの1文字ずつを書いてください。
command-say-terminal = どこで遊ぶかを指定してください：ここなら「cardavia play --terminal」、ブラウザなら「cardavia」だけ。
command-solve-no-record = { $name }の1行目に棋譜がありません：{ $reason }
command-solve-so-far = この棋譜は{ $number }手までです。--atには0からその数までを指定してください。
command-solve-illegal = この棋譜の{ $number }手目「{ $word }」は{ $id }に反します。解けるのはその前までです。
command-solve-no-card = { $number }手の後ではだれもカードを出しません。だれかが出すときの数を--atに指定してください。
command-solve-too-long = { $number }局面では正確な値が求まりませんでした。--nodesで増やすか、ディールの終わりに近い時点を指定してください。
command-bench-unknown = { $id }というゲームはありません。あるのは{ NAME($near) }です。
command-no-number = { $name }は1以上の整数ではありません。
command-arena-begun = この計測は途中で止められ、途中経過の記録{ $name }が残っています。--resumeで続けるか、そのファイルを消してください。
command-arena-other-terms = { $name }は別の計測の記録です。対戦者、カード、コードのどれかが違います。--outputで別のファイルを指定するか、それを消してください。
command-arena-resume-what = どの計測を続けるのか、--seedと--outputで指定してください。

## A transcript
## $game: its name; $seed: the seed of the deal; $dealer: a seat; $seat: a seat; $cards: cards; $codes: their codes

transcript-title = { $game }、シード「{ $seed }」
transcript-hand = { SEAT($seat, form: "start") }：{ $codes }
transcript-talon = 配られなかったカード：{ $codes }
transcript-scores = 得点
transcript-score = { SEAT($seat, form: "start") }：{ SIGNED($points) }

## At the terminal
## $game: its name; $number: of the deal in the match; $commitment, $seed, $salt: hexadecimal digits

terminal-welcome = { $game }。選択肢の番号かカードの記号を入力してください。「?」で説明、「q」で終了。
terminal-seed = このマッチのシード：{ $seed }
terminal-deal = ディール{ $number }
terminal-promise = カードの並びは決まっています。その封印：{ $commitment }
terminal-opened = 封印を開きます：シード{ $seed }、ソルト{ $salt }
terminal-trick = 場のカード：{ $cards }
terminal-card-by = { SEAT($seat, form: "label") }：{ $card }
terminal-hand = 手札：{ $cards }
terminal-choices = 選択肢：
terminal-choice = { $number }  { $choice }
terminal-choice-card = { $number }  { $choice } [{ $code }]
terminal-choice-pick = { $number }  { $verb }：{ $codes }から{ $size }枚
terminal-prompt = あなたの選択：{ " " }
terminal-prompt-cards = { $size }枚の記号、空のままなら{ $codes }：{ " " }
terminal-help = 選択肢の番号、カードの記号（{ $code }）、または棋譜の書き方の言葉（「{ $word }」）を入力してください。「q」で終了。
terminal-not-understood = 「{ $text }」は選択肢でもカードでもこのゲームの言葉でもありません。「?」で選び方の説明が出ます。
terminal-clause = ルール：{ $rule }（cardavia rules { $game } { $rule }）
terminal-totals = ディール{ $number }終了時の合計：{ $totals }
terminal-total = { SEAT($seat, form: "label") } { $points }
terminal-match-over = マッチ終了です。
terminal-match-drawn = 引き分けです。
terminal-match-won = 勝者：{ $seats }
terminal-next-deal = Enterで次のディール、「q」で終了：{ " " }
terminal-restart = Enterで新しいマッチ、「q」で終了：{ " " }
terminal-goodbye = さようなら。
