# The pages around the table: home, rules, cards, score sheet, history, errors.

site = Cardavia
page-title = { $title } · Cardavia
skip = 本文へ移る
skip-hand = 手札へ移る
tools = ツール
nav-home = ホーム
nav-rules = ルール
nav-cards = カード一覧
nav-history = 対戦履歴
nav-settings = 設定
nav-table = テーブル
nav-glossary = 用語集
nav-look = 見た目
nav-language = 言語

game-aluette = Aluette
game-french-tarot = フレンチタロット
game-tarocchino = Tarocchino bolognese

## A game in a few words
## $cards: how many

about-players = 4人
about-cards = { $cards }枚
about-country = 国
about-fact-1 = 人数
about-fact-2 = 組分け
about-fact-3 = カード
about-fact-4 = 長さ
about-more = もっと知る
about-wikipedia = ウィキペディア
about-aluette = 「アリュエット」。9トリック、切り札なし、フォローの義務もなし。旦那は奥方に勝ち、牝牛はキングに勝ち、強さが並べばトリックは流れます。
    .country = フランス：ヴァンデ、ロワール、ブルターニュ
    .sides = 固定のペア2組
    .length = 5ディール
about-french-tarot = ひとりがビッドし、6枚を取って3人に立ち向かいます。何点で足りるかは、Petitと21とExcuseしだいです。
    .country = フランス
    .sides = 1人対3人
    .length = 1ディールごと
about-tarocchino = 「タロッキーノ」。シークエンスを宣言し、Bégatoを守り、トリックだけでなく役でも勝ちます。
    .country = イタリア：ボローニャ
    .sides = 固定のペア2組
    .length = 1ディール

## Home

home-title = 三つの古いゲームと、静かなテーブル
home-lead = 気長な3人の相手が待っています。出せないカードを選ぶと、テーブルがそのルールと、代わりに出せるカードを教えます。
home-waiting = 途中のゲームがあります
home-continue = 続きから
home-play = プレイする
home-with-others = ほかの人と

## Rules, cards, glossary

rules-title = ルール
rules-lead = 三つのゲームに3冊の本。カードを出せなかったときは、必ずここの条文にたどり着きます。
rules-read = ルールを読む
rules-book = ルール
rules-contents = 目次
rules-example = 例題
rules-full = 詳しいルール
rules-return = テーブルに戻る
cards-title = { $game }のカード
cards-others = ほかのデッキ
# $level: 19 is the highest
cards-level = 強さ{ $level }
# $points: half-points
cards-points = { HALVES($points) }点
cards-family-luette = luette（リュエット）
    .note = 最強の4枚。1枚ずつ強さが違います。
cards-family-double = double（ドゥーブル）
    .note = それに次ぐ4枚。1枚ずつ強さが違います。
cards-family-middle = 中くらいのカード
    .note = 同じランクの4枚は、スートにかかわらず同じ強さです。
cards-family-small = 小さいカード
    .note = ここでも、同じランクは同じ強さです。
cards-suit-french-tarot-S = スペード
cards-suit-french-tarot-H = ハート
cards-suit-french-tarot-D = ダイヤ
cards-suit-french-tarot-C = クラブ
cards-suit-french-tarot-T = 切り札
cards-suit-french-tarot-none = Excuse（エクスキューズ）
cards-suit-tarocchino-S = 剣
cards-suit-tarocchino-C = カップ
cards-suit-tarocchino-B = 棍棒
cards-suit-tarocchino-D = コイン
cards-suit-tarocchino-T = 切り札
cards-suit-tarocchino-none = Matto（マット）
glossary-title = 用語集
glossary-lead = 三つのゲームの言葉と、その意味。

## Score sheet
## $seat: the taker or the winner; $each: what one defender pays; $difference, $points, $target, $ours, $theirs: points

score-title = スコア表
score-line = 項目
score-practice = 同じディールのやり直しなので、得点になりません
score-match-over = マッチ終了
score-waits = ホストが次のディールを始めます。
score-replay = 手順を見る
act-again = 同じディールをもう一度
act-restart = 新しいマッチ
nav-verify = ディールを検証する
verdict-void = ディールは無効です
verdict-side-ours = あなたのペアの勝ち
verdict-side-theirs = 相手のペアの勝ち
verdict-draw = 引き分け
verdict-to-us = あなたのペアに
verdict-to-them = 相手のペアに
verdict-difference = 両ペアの差
verdict-aluette-none = 得点なし
    .text = 9トリックすべてが流れました。
verdict-aluette-won = { WHO($seat) ->
    [you] いちばん多く取ったのはあなたです：{ $tricks }トリック。
   *[other] いちばん多く取ったのは{ SEAT($seat, form: "start") }です：{ $tricks }トリック。
 }
    .over = 1点
verdict-aluette-mordienne = { WHO($seat) ->
    [you] あなたが最初に取ったトリックから9番目まで、続けて取りました：{ $tricks }トリック。
   *[other] { SEAT($seat, form: "start") }が最初に取ったトリックから9番目まで、続けて取りました：{ $tricks }トリック。
 }
    .over = mordienne、2点
# $contract: prise, garde, garde-sans or garde-contre
verdict-tarot-contract = { $contract ->
    [prise] Prise ×1
    [garde] Garde ×2
    [garde-sans] Garde sans ×4
   *[garde-contre] Garde contre ×6
 } · { WHO($seat) ->
    [you] あなたひとり対3人
   *[other] { SEAT($seat) }ひとり対3人
 }
verdict-tarot-made = { WHO($seat) ->
    [you] { $difference ->
        [0] ちょうど成立しました
       *[other] 成立、{ $difference }点超過
     }
   *[other] { $difference ->
        [0] コントラクトはちょうど成立
       *[other] コントラクト成立、{ $difference }点超過
     }
 }
verdict-tarot-failed = { WHO($seat) ->
    [you] 失敗、{ $difference }点不足
   *[other] コントラクト失敗、{ $difference }点不足
 }
verdict-tarot-text = { $bouts ->
    [0] { $points }点。boutなしで、必要点は{ $target }点でした。
   *[other] { $points }点。bout{ $bouts }枚で、必要点は{ $target }点でした。
 }
verdict-tarot-received = { WHO($seat) ->
    [you] 各ディフェンダーがあなたに{ $each }点を払います
   *[other] 各ディフェンダーが{ SEAT($seat) }に{ $each }点を払います
 }
verdict-tarot-paid = { WHO($seat) ->
    [you] あなたが各ディフェンダーに{ $each }点を払います
   *[other] { SEAT($seat) }が各ディフェンダーに{ $each }点を払います
 }
verdict-tarot-gauge = 91点中{ $points }点、必要点は{ $target }点
verdict-tarocchino-text = あなたのペアは{ $ours }点、相手のペアは{ $theirs }点です。

## History and replay
## $step, $steps: actions shown, of how many

history-title = 対戦履歴
history-lead = 終わったディールの一覧です。どれも、全員の手札を開いて1手ずつ見られます。
history-none = 終わったディールはまだありません。
history-void = 無効
history-record = 棋譜
history-all-records = すべての棋譜をダウンロード
history-upload = 棋譜を読み込む
    .note = 1行に1ディールのファイル。ここでダウンロードしたものと同じ形です。
history-send = 読み込む
history-faults = 次の棋譜は読めませんでした：
# $deals: how many
history-read = 対戦履歴に{ $deals }ディールを追加しました。
replay-title = リプレイ
replay-step = { $step }/{ $steps }手
replay-start = カードが配られました。
replay-trick = トリック
replay-steps = 手順
replay-first = 最初へ
replay-previous = 1手戻る
replay-next = 1手進む
replay-last = 最後へ
replay-goto = 何手目
replay-go = 移動
replay-talon = 配られなかったカード

## Verify

verify-title = ディールを検証する
verify-lead = カードの並びは、だれかが1枚出す前に決まっていました。その約束は初めから公開され、開く鍵は終わってから示されます。
verify-deal = ディール
verify-commitment = 約束
verify-salt = ソルト
verify-seed = シード
verify-later = このディールはまだ終わっていません。シードとソルトは終わってから示されます。
verify-holds = 約束は守られています。このシードとソルトから、まさにこのハッシュが得られます。
verify-fails = 約束は守られていません。このシードとソルトからは、別のハッシュが得られます。
verify-how = 自分で確かめる
verify-how-1 = 約束は、「cardavia/1 commitment」、ソルト、シードを空白1つずつでつないだ文字列のSHA-256です。
verify-how-2 = 同じシードからは同じカードが配られます。シードはディールの棋譜に入っています。
verify-how-3 = あるディールのシードから、次のディールのことは何もわかりません。

## Join

join-title = { $game }のテーブルに座る
join-name = テーブルでの名前
join-seat = あなたの席
join-sit = 座る
join-person = 人が座っています
join-bot = ボットの席：代わりに座れます
join-away = 離席中の人のために取ってあります
# $name: the host; of a seat that is free
join-partner = { $name }のパートナー
join-opponent = { $name }の相手側
join-seat-taken = その間に、ほかの人がそこに座りました。別の席を選んでください。
join-not-now = このディールでは、すでに別の席の手札を持ちました。席を替えられるのは、ディールが終わってからです。

## Errors

error-400 = 読み取れませんでした
    .text = ページまたはフォームから、テーブルの読めないものが送られました。
    .advice = 前のページに戻って、もう一度試してください。
error-403 = ここには入れません
    .text = 席がほかの人のものか、訪問から時間がたちすぎています。
    .advice = 招待された人は、招待リンクをもう一度開いてください。
error-404 = ここには何もありません
    .text = アドレスの打ち間違いか、テーブルがもう残っていないのかもしれません。
    .advice = ホームから始められます。
error-405 = このやり方では開けません
    .text = このアドレスは、フォーム専用かページ専用です。
    .advice = 前のページに戻ってください。
error-409 = ゲームが先へ進みました
    .text = 選んでいる間に、ほかの人が動きました。
    .advice = もう一度テーブルを見てください。失ったものはありません。
error-413 = 一度に送るには大きすぎます
    .text = ここで読める大きさを超えています。
    .advice = 小さく分けて送ってください。
error-422 = それはできません
    .text = 送られたものがルールに反しているか、そろっていません。
    .advice = 理由は下のとおりです。
error-429 = 少しゆっくり
    .text = ブラウザからの要求が多すぎます。
    .advice = 1分ほど待ってから続けてください。
error-500 = こちらの誤りです
    .text = 内部で問題が起こり、記録されました。マッチは保存されています。
    .advice = テーブルに戻ってください。また起こるようなら、少し待ってください。
error-503 = しばらく休業中です
    .text = 再起動しています。マッチは保存されています。
    .advice = 1分ほどしてから、もう一度試してください。

history-empty-file = ファイルに棋譜がありません。棋譜は1行に1つのJSONオブジェクトです。
history-fault = { $line }行目：{ $why }
history-refused = 「{ $action }」はルールに反しています。{ $why }
history-unfinished = ディールが終わっていません。残せるのは、終わったディールだけです。
