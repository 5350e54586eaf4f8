# Why a record of a deal cannot be read: the key at fault, what was found, what to write instead.
# $key: a key of the record format; $found: what stands there, as JSON or Python shows it

record-too-long = Dòng này dài hơn { $most } byte, mà không biên bản nào dài thế: hãy viết mỗi biên bản một dòng.
record-not-utf8 = Byte { $column } của dòng này không phải UTF-8: hãy viết tệp bằng UTF-8.
record-not-json = Cột { $column } của dòng này sai quy tắc JSON: hãy viết mỗi dòng một đối tượng JSON, không có dấu thứ tự byte, không NaN và không Infinity.
record-too-deep = Danh sách và đối tượng lồng nhau quá { $most } tầng: một biên bản chỉ cần ba tầng.
record-no-object = Dòng này là JSON nhưng không phải đối tượng: biên bản viết trong dấu ngoặc nhọn.
record-missing = Thiếu khóa “{ $key }”: biên bản nào cũng có khóa này.
record-wrong-format = Khóa “format” ghi { $found }: hãy viết “{ $wanted }”.
record-unknown-game = Khóa “game” ghi { $found }: hãy viết một trong { $games }.
record-no-seat = Khóa “dealer” ghi { $found }: hãy viết ghế của người chia bài, một số nguyên từ 0 đến 3.
record-not-four-hands = Khóa “hands” không phải danh sách bài của bốn người: hãy viết cho mỗi ghế, từ 0 đến 3, một danh sách mã lá bài.
record-no-list = Khóa “{ $key }” có chỗ cần danh sách mà không phải danh sách: hãy viết mã lá bài hoặc hành động trong dấu ngoặc vuông.
record-unknown-card = Khóa “{ $key }” ghi { $found }, không phải lá bài của trò này: hãy viết mã của một lá bài.
record-card-twice = Khóa “{ $key }” ghi { $found }, lá này đã chia rồi: mỗi lá chỉ được chia một lần.
record-wrong-number = Khóa “{ $key }” có { $found } lá, mà trò này chia khác: hãy đếm lại các lá.
record-no-text = Khóa “actions” ghi { $found } ở hành động số { $at }, đếm từ 0: hãy viết mỗi hành động dưới dạng chữ, “0 play …”.
record-no-outcome = Khóa “outcome” ghi { $found }: hãy viết một đối tượng, hoặc bỏ khóa này đi.
record-unknown-switch = Khóa “house_rules” ghi { $found }: hãy viết một đối tượng gồm các tùy chọn của trò này, hoặc bỏ khóa này đi.
