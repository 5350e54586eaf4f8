# Settings: what a visitor chooses once and finds again.

settings = 設定
settings-all = すべての設定
look-title = テーブルの見た目
look-felt = フェルト
    .low = 暗い
    .high = 明るい
look-contrast = コントラスト
    .low = 弱い
    .high = 強い
look-grain = 粒状感
    .low = なめらか
    .high = 粗い
look-warmth = 色温度
    .low = 冷たい
    .high = 暖かい
look-lamp = ランプ
look-dusk = 夕暮れ
look-noon = 真昼
look-faded = 色あせ
look-presets = おすすめの見た目
look-set = 適用
look-reset = 初期値に戻す
paper-evening = 夜の紙色
language-title = 言語
settings-save = 設定を保存
settings-kept = 設定を保存しました。
settings-reading = 読みやすさ
settings-large = 隅の文字を大きく
    .note = カードの隅の数字と文字を大きくします。
settings-four-colour = スートを4色で
    .note = ダイヤを青、クラブを緑にします。
settings-still = カードを動かさない
    .note = カードは移動の途中を見せずに切り替わります。
settings-playing = プレイ
settings-one-click = 一度押すだけで出す
    .note = 出せるカードは、押すとすぐに出ます。
settings-lit = 出せるカードを示す
    .note = 自分の番に、出せるカードが光ります。
settings-last-cards = 選べない最後のカードは自動で出す
    .note = 選ぶ余地がなくなったら、残りのカードが自動で出ます。
settings-left-handed = 左利き用の手札の並び
    .note = カードの重なりが逆向きになります。
settings-sound = 効果音
    .note = カードの静かな音と、自分の番を知らせるやわらかい音。
settings-bots = ボット
    .note = これから開くテーブルに使います。
# $place: 1 to 3, after you in the order of play
settings-level = { $place ->
    [1] あなたの次の人
    [2] あなたの向かいの人
   *[3] あなたの前の人
 }
