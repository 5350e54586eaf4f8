# Labels of the fields of the books' worked examples, where the page lists them.

example-yes = はい
example-no = いいえ
example-nothing = なし
