# Why a record of a deal cannot be read: the key at fault, what was found, what to write instead.
# $key: a key of the record format; $found: what stands there, as JSON or Python shows it

record-too-long = บรรทัดนี้ยาวเกิน { $most } ไบต์ ซึ่งไม่มีบันทึกใดยาวเท่านั้น เขียนหนึ่งบันทึกต่อหนึ่งบรรทัด
record-not-utf8 = ไบต์ที่ { $column } ของบรรทัดนี้ไม่ใช่ UTF-8 เขียนไฟล์เป็น UTF-8
record-not-json = ตำแหน่ง { $column } ของบรรทัดนี้ขัดกับกฎของ JSON เขียน JSON หนึ่งออบเจ็กต์ต่อหนึ่งบรรทัด ไม่มีเครื่องหมายลำดับไบต์ ไม่มี NaN และ Infinity
record-too-deep = รายการและออบเจ็กต์ซ้อนกันลึกเกิน { $most } ชั้น บันทึกใช้เพียงสามชั้น
record-no-object = บรรทัดนี้เป็น JSON แต่ไม่ใช่ออบเจ็กต์ บันทึกเขียนในวงเล็บปีกกา
record-missing = ไม่มีคีย์ “{ $key }” ทุกบันทึกต้องมี
record-wrong-format = คีย์ “format” มีค่า { $found } เขียน “{ $wanted }”
record-unknown-game = คีย์ “game” มีค่า { $found } เขียนค่าใดค่าหนึ่งจาก { $games }
record-no-seat = คีย์ “dealer” มีค่า { $found } เขียนที่นั่งของผู้แจกไพ่เป็นจำนวนเต็ม 0 ถึง 3
record-not-four-hands = คีย์ “hands” ไม่ใช่รายการไพ่สี่มือ เขียนรายการรหัสไพ่ของแต่ละที่นั่ง 0 ถึง 3
record-no-list = คีย์ “{ $key }” ไม่ใช่รายการทั้งที่ต้องเป็นรายการ เขียนรหัสหรือการกระทำในวงเล็บเหลี่ยม
record-unknown-card = คีย์ “{ $key }” มีค่า { $found } ซึ่งไม่ใช่ไพ่ของเกมนี้ เขียนรหัสไพ่
record-card-twice = คีย์ “{ $key }” มีค่า { $found } ซึ่งแจกไปแล้ว ไพ่แต่ละใบแจกครั้งเดียว
record-wrong-number = คีย์ “{ $key }” มีไพ่ { $found } ใบ แต่เกมนี้แจกไม่เท่านั้น นับไพ่ใหม่
record-no-text = คีย์ “actions” มีค่า { $found } ที่การกระทำลำดับ { $at } นับจาก 0 เขียนการกระทำเป็นข้อความ “0 play …”
record-no-outcome = คีย์ “outcome” มีค่า { $found } เขียนเป็นออบเจ็กต์ หรือไม่ต้องใส่คีย์นี้
record-unknown-switch = คีย์ “house_rules” มีค่า { $found } เขียนเป็นออบเจ็กต์ที่มีตัวเลือกของเกมนี้ หรือไม่ต้องใส่คีย์นี้
