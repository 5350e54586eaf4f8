# Why a record of a deal cannot be read: the key at fault, what was found, what to write instead.
# $key: a key of the record format; $found: what stands there, as JSON or Python shows it

record-too-long = This line is longer than { $most } bytes, and no record is: write one record a line.
record-not-utf8 = Byte { $column } of this line is not UTF-8: write the file in UTF-8.
record-not-json = Column { $column } of this line breaks the rules of JSON: write one JSON object a line, with no byte-order mark, no NaN and no Infinity.
record-too-deep = Lists and objects stand more than { $most } deep in one another: a record needs three levels.
record-no-object = This line is JSON, but no object: a record is written in braces.
record-missing = The key “{ $key }” is missing: every record has it.
record-wrong-format = The key “format” holds { $found }: write “{ $wanted }”.
record-unknown-game = The key “game” holds { $found }: write one of { $games }.
record-no-seat = The key “dealer” holds { $found }: write the dealer’s seat, a whole number from 0 to 3.
record-not-four-hands = The key “hands” is no list of four hands: write a list of card codes for each seat, 0 to 3.
record-no-list = The key “{ $key }” holds something that is no list where a list is due: write codes or actions in brackets.
record-unknown-card = The key “{ $key }” holds { $found }, which is no card of this game: write the code of a card.
record-card-twice = The key “{ $key }” holds { $found }, which was dealt already: every card is dealt once.
record-wrong-number = The key “{ $key }” holds { $found } cards, and this game deals otherwise: count the cards again.
record-no-text = The key “actions” holds { $found } as action number { $at }, counted from 0: write each action as text, “0 play …”.
record-no-outcome = The key “outcome” holds { $found }: write an object, or leave the key out.
record-unknown-switch = The key “house_rules” holds { $found }: write an object with switches of this game, or leave the key out.
