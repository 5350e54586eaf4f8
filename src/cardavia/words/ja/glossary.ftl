# The glossary's headings, by the groups of the termbase.

glossary-cards = カード
glossary-play = プレイ
glossary-table = テーブルのまわり
glossary-score = ビッド、計算、勝敗
glossary-ranks = ランク
glossary-suits = スート
glossary-games = 三つのゲーム
glossary-aluette = Aluette
glossary-tarot = フレンチタロット
glossary-tarocchino = Tarocchino bolognese
