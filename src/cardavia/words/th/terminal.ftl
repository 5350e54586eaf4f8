# The command line: its help, its errors, and the game at the terminal.

## Help. No percent signs here: the library that sets the help reads them as its own.

command = เล่นและเรียนรู้เกมไพ่เก่าแก่ของยุโรป
    .more = “cardavia COMMAND --help” บอกรายละเอียดของคำสั่ง
    .version = บอกรุ่นของโปรแกรม
    .commands = คำสั่ง
command-referee = ตัดสินบันทึกรอบ โดยเล่นซ้ำแต่ละรอบแล้วบอกผล
    .description = อ่านบันทึกรอบ JSON หนึ่งออบเจ็กต์ต่อหนึ่งบรรทัด เล่นซ้ำจากไพ่ที่แจกและการกระทำ แล้วเขียน JSON หนึ่งบรรทัดต่อทุกบรรทัดที่ไม่ว่าง: ผลลัพธ์ หรือใครถึงตา หรือการกระทำแรกที่ผิดกติกา หรือสิ่งที่ผิดในบันทึก
    .status = สถานะเมื่อจบ: 0 เมื่อทุกบรรทัดถูกต้องและตรงกัน 1 เมื่อมีบรรทัดที่ไม่เป็นเช่นนั้น 2 เมื่ออ่านข้อมูลเข้าไม่ได้
    .file = ไฟล์ที่จะอ่าน ถ้าไม่ระบุหรือเป็น - จะอ่านจากข้อมูลเข้ามาตรฐาน
command-deal = แจกไพ่จากเมล็ด ให้บอตเล่น แล้วพิมพ์สิ่งที่เกิดขึ้น
    .description = แจกไพ่ตามที่เมล็ดกำหนด ให้บอตเล่น แล้วพิมพ์รอบนั้นเป็นบันทึกคำบรรยาย หรือเป็นบันทึกที่กรรมการอ่านได้
    .game = เกม
    .seed = ข้อความใดก็ได้ เมล็ดเดียวกันให้ไพ่ชุดเดียวกันตลอดไป ถ้าไม่ระบุจะสุ่มให้
    .players = ใครเล่นทั้งสี่ที่นั่ง
    .dealer = ที่นั่งของผู้แจกไพ่ 0 ถึง 3 ถ้าไม่ระบุจะสุ่มจากเมล็ด
    .record = พิมพ์บันทึกรอบเป็น JSON หนึ่งบรรทัด แทนคำบรรยาย
command-rules = พิมพ์กติกาของเกม หรือข้อใดข้อหนึ่ง
    .description = พิมพ์หนังสือกติกาของเกม บทหนึ่ง หรือข้อหนึ่ง ถ้าไม่ระบุเกมจะบอกรายชื่อเกม
    .game = เกม
    .id = ข้อกติกา (tarot.play.overtrump) หรือบท (tarot.play) ละคำนำหน้าของเกมได้
    .language = ภาษาที่ใช้
command-serve = เปิดโต๊ะในเบราว์เซอร์ “cardavia” เฉย ๆ ก็ทำสิ่งนี้
    .description = ให้บริการโต๊ะแก่เบราว์เซอร์จนกว่าจะหยุด พิมพ์ที่อยู่ และเปิดเบราว์เซอร์ถ้ามี
    .host = ที่อยู่ที่รอรับ 0.0.0.0 ให้เครื่องอื่นเข้ามาได้
    .port = พอร์ตที่รอรับ 0 คือพอร์ตใดก็ได้ที่ว่าง
    .workers = จำนวนโพรเซสที่แบ่งงานกัน มากกว่าหนึ่งต้องใช้ PostgreSQL
    .bot-workers = จำนวนโพรเซสที่คิดแทนบอตต่อหนึ่งเซิร์ฟเวอร์
    .database = ที่เก็บโต๊ะ: sqlite:///FILE หรือ postgresql://USER@HOST/NAME ถ้าไม่ระบุจะใช้ CARDAVIA_DATABASE จากสภาพแวดล้อม มิฉะนั้นใช้ไฟล์ของคุณเอง
    .origin = ที่อยู่เพิ่มเติมของที่นี่ เช่น https://cards.example เมื่อมีเซิร์ฟเวอร์อื่นอยู่ด้านหน้า ระบุได้หลายครั้ง
    .rate = จำนวนคำขอต่อนาทีที่แต่ละคนส่งได้
    .no-browser = ไม่เปิดเบราว์เซอร์
command-serve-open = โต๊ะเปิดแล้วที่ { $address }
command-serve-address-taken = มีโปรแกรมอื่นรอรับที่ { $fact } อยู่แล้ว หยุดโปรแกรมนั้น หรือเลือกพอร์ตอื่นด้วย --port
command-serve-workers-need-postgresql = โพรเซสเซิร์ฟเวอร์ { $fact } ตัวต้องใช้ PostgreSQL ระบุที่อยู่ด้วย --database หรือใช้โพรเซสเดียว

command-art = พิมพ์หน้าไพ่
    .description = พิมพ์หน้าไพ่ของสำรับลงโฟลเดอร์ พร้อม gzip ของแต่ละใบและรายการ หรือพิมพ์ทั้งสำรับบนแผ่นเดียวไว้ดู
    .what = สร้างหน้าไพ่ หรือวาดแผ่นรวม
    .deck = สำรับ ถ้าไม่ระบุจะสร้างทุกสำรับ และแผ่นรวมแสดงสำรับแรก
    .output = โฟลเดอร์ปลายทาง หรือไฟล์ของแผ่นรวม: .svg หรือ .png เมื่อมีส่วนเสริม “cardavia[art]” ถ้าไม่ระบุจะใช้โฟลเดอร์แคชของคุณ หรือข้อมูลออกมาตรฐาน
    .letters = ตัวอักษรมุมของไพ่หน้าคนตั้งแต่แจ็คขึ้นไป เขียนติดกัน: JNQK
    .suits = สองสีหรือสี่สีสำหรับดอกแบบฝรั่งเศส
    .contrast = หมึกธรรมดา หรือหมึกเข้มจัด
command-play = เล่นกับบอตสามตัว
    .description = เล่นเกมโดยคุณนั่งหนึ่งที่ และบอตนั่งอีกสามที่
    .terminal = เล่นที่เทอร์มินัลนี้
    .game = เกม
    .seed = ข้อความใดก็ได้ เมล็ดเดียวกันให้ไพ่ชุดเดียวกัน ถ้าไม่ระบุจะสุ่มให้
    .level = บอตเล่นเก่งแค่ไหน
    .seat = ที่นั่งของคุณ 0 ถึง 3 ตามลำดับการเล่น
    .language = ภาษาที่ใช้

command-arena = ให้ผู้เล่นสองแบบพบกันด้วยไพ่ชุดเดียวกัน แล้ววัดความต่าง
    .description = เล่นไพ่ชุดเดียวกันสองครั้ง โดยแต่ละที่นั่งเป็นของผู้เล่นแต่ละแบบครั้งหนึ่ง แล้วพิมพ์เป็น JSON ว่า A ได้มากกว่า B เท่าใดต่อที่นั่งและรอบ แน่นอนเพียงใด คิดนานเท่าใด และสัญญาที่รับกับที่ทำสำเร็จ ผู้เล่นที่พบตัวเองจะเสมอกันพอดี
    .player = ผู้เล่น “oracle” เห็นไพ่ทุกใบ
    .game = เกม
    .deals = จำนวนรอบที่จะเล่น รอบละสองครั้ง
    .matches = จำนวนแมตช์เต็มที่จะเล่นแทน
    .seed = ข้อความใดก็ได้ เมล็ดเดียวกันให้ไพ่และผลเดียวกัน ถ้าไม่ระบุจะสุ่มให้
    .jobs = จำนวนโพรเซสที่แบ่งงานกัน ผลไม่ขึ้นกับจำนวนนี้
    .budget = จำนวนการแจกไพ่สมมุติที่ผู้เล่นนี้ใช้คิด ถ้าไม่ระบุจะเป็นตามระดับ
    .output = ไฟล์สำหรับผล แทนข้อมูลออกมาตรฐาน ระหว่างทางจะเก็บสมุดบันทึกไว้ข้างกัน
    .resume = ทำต่อจากสมุดบันทึกของการวัดที่หยุดไว้
command-arena-difference = { $first } ได้ต่อที่นั่งมากกว่า { $second } เท่ากับ { $mean } เกือบแน่นอนว่าอยู่ระหว่าง { $low } ถึง { $high } และชนะ { $won } ของการเล่นทั้งหมด จำนวนรอบหรือแมตช์ที่เล่น: { $number }
command-solve = พิมพ์ค่าของไพ่ทุกใบ ณ จุดหนึ่งของบันทึก
    .description = เล่นบันทึกซ้ำถึงจุดนั้น แล้วพิมพ์ค่าของไพ่ทุกใบที่เล่นได้ ถ้าทั้งสี่คนเล่นต่ออย่างไร้ที่ติโดยเปิดไพ่ ค่าที่แน่นอนหาได้เร็วเมื่อใกล้จบรอบ และช้าลงเรื่อย ๆ ก่อนหน้านั้น
    .file = ไฟล์ที่มีบันทึกในบรรทัดแรก หรือ - สำหรับข้อมูลเข้ามาตรฐาน
    .at = หลังจากกี่การกระทำ
    .nodes = จำนวนสถานะที่ตรวจได้ก่อนเลิกหา
command-solve-seat = ถึงตา { SEAT($seat) } นี่คือคะแนนที่ไพ่แต่ละใบให้ที่นั่งนั้น ถ้าทั้งสี่คนเล่นต่ออย่างไร้ที่ติโดยเปิดไพ่:
command-solve-side = ถึงตา { SEAT($seat) } นี่คือคะแนนที่ไพ่แต่ละใบให้ฝ่ายนั้น หักคะแนนของอีกฝ่าย ถ้าทั้งสี่คนเล่นต่ออย่างไร้ที่ติโดยเปิดไพ่:
command-solve-card = { $card }: { SIGNED($points) }
command-warm = คอมไพล์เอนจินไว้ล่วงหน้า
    .description = คอมไพล์เอนจินของเกมแล้วเก็บไว้ในโฟลเดอร์ของคุณ เพื่อไม่ให้ใครต้องรอภายหลัง
    .game = เกม ถ้าไม่ระบุจะทำทุกเกม
command-warm-done = พร้อมหลังจาก { $seconds } วินาที สิ่งที่คอมไพล์เก็บไว้ที่ { $name }
command-bench = วัดว่าทุกอย่างเร็วเพียงใดบนเครื่องนี้
    .description = วัดอยู่สองสามนาทีแล้วพิมพ์ตารางเดียว: รอบสุ่มและไพ่ที่เล่นต่อวินาที ค่าที่แน่นอนตามจำนวนทริกที่เหลือ การตัดสินใจของแต่ละระดับ และเวลาเริ่มทั้งแบบที่ต้องคอมไพล์และแบบที่คอมไพล์ไว้แล้ว ตัวเลขสองตัวที่มีขีดคั่นคือมัธยฐานและเปอร์เซ็นไทล์ที่ 95
    .games = เกม ถ้าไม่ระบุจะวัดทุกเกม
    .peers = ให้ OpenSpiel และ RLCard ทำงานเทียบกันถ้าติดตั้งไว้ แล้วพิมพ์อัตราส่วน
command-bench-deals = รอบสุ่มต่อวินาที หน่วยพัน
command-bench-cards = ไพ่ที่เล่นในนั้นต่อวินาที หน่วยล้าน
command-bench-solver = ค่าที่แน่นอนเมื่อเหลือ { $left } ทริก มิลลิวินาที
command-bench-decision = การตัดสินใจของ { $level } มิลลิวินาที
command-bench-cold = เริ่มโดยต้องคอมไพล์ทั้งหมด วินาที
command-bench-warm = เริ่มเมื่อคอมไพล์ไว้แล้ว วินาที
command-bench-driven = เร็วเป็นกี่เท่าของ { $name } ที่สั่งจาก Python ({ $rate } ล้านการตัดสินใจต่อวินาที)
command-bench-dealt = เร็วเป็นกี่เท่าของ { $name } ที่สั่งจาก Python แจกไว้ก่อน ({ $rate } ล้านต่อวินาที)
command-bench-rollouts = เร็วเป็นกี่เท่าของ { $name } ที่เล่นสุ่มเอง แจกไว้ก่อน ({ $rate } ล้านต่อวินาที)
command-bench-missing = ไม่ได้ติดตั้ง { $name } ใช้ pip install { $package }

## Errors
## $letters: what was given;
## $name: a file; $reason: what the system says; $id: what was asked for; $near: ids like it

command-error = cardavia: { $reason }
command-cannot-read = อ่าน { $name } ไม่ได้: { $reason } ระบุไฟล์ที่มีหนึ่งบันทึกต่อหนึ่งบรรทัด หรือ - สำหรับข้อมูลเข้ามาตรฐาน
command-no-input = ข้อมูลเข้ามาตรฐานปิดอยู่ ระบุไฟล์ที่มีหนึ่งบันทึกต่อหนึ่งบรรทัด
command-no-text = { $name } ไม่ใช่ข้อความ Unicode เขียนเป็น UTF-8
command-unknown-clause = หนังสือไม่มีข้อหรือบท { $id } พิมพ์ทั้งเล่มเพื่อดูรหัสของข้อกติกา
command-unknown-clause-near = หนังสือไม่มีข้อหรือบท { $id } หมายถึง { NAME($near, join: "or") } หรือไม่
command-cannot-write = เขียน { $name } ไม่ได้: { $reason } ระบุที่อื่นด้วย --output
command-no-painter = การวาดเป็นพิกเซลต้องมีอีกหนึ่งแพ็กเกจ ติดตั้ง “cardavia[art]” หรือระบุไฟล์ .svg
command-letters = { $letters } ไม่ใช่ตัวอักษรมุมไพ่ ระบุตัวอักษร A ถึง Z หนึ่งตัวต่อไพ่หน้าคนหนึ่งแบบ ตั้งแต่แจ็คขึ้นไป
command-say-terminal = บอกว่าจะเล่นที่ใด: “cardavia play --terminal” ที่นี่ หรือ “cardavia” เฉย ๆ ในเบราว์เซอร์
command-solve-no-record = บรรทัดแรกของ { $name } ไม่มีบันทึก: { $reason }
command-solve-so-far = บันทึกนี้มี { $number } การกระทำ ระบุ --at เป็นเลข 0 ถึงจำนวนนั้น
command-solve-illegal = การกระทำที่ { $number } ของบันทึกนี้ (“{ $word }”) ผิด { $id } หาค่าได้เฉพาะส่วนก่อนหน้านั้น
command-solve-no-card = หลังจาก { $number } การกระทำไม่มีใครต้องเล่นไพ่ ระบุ --at เป็นเลขที่มีคนเล่น
command-solve-too-long = ไม่พบค่าที่แน่นอนใน { $number } สถานะ ระบุเพิ่มด้วย --nodes หรือถามให้ใกล้จบรอบกว่านี้
command-bench-unknown = ไม่มีเกม { $id } มีแต่ { NAME($near) }
command-no-number = { $name } ไม่ใช่จำนวนเต็มตั้งแต่ 1 ขึ้นไป
command-arena-begun = การวัดนี้หยุดก่อนจบ สมุดบันทึกคือ { $name } ทำต่อด้วย --resume หรือลบไฟล์นั้น
command-arena-other-terms = { $name } เป็นสมุดบันทึกของการวัดอื่น: ผู้เล่น ไพ่ หรือโปรแกรมต่างกัน ระบุไฟล์อื่นด้วย --output หรือลบไฟล์นั้น
command-arena-resume-what = บอกว่าจะทำการวัดใดต่อ: ระบุ --seed และ --output ของการวัดนั้น

## A transcript
## $game: its name; $seed: the seed of the deal; $dealer: a seat; $seat: a seat; $cards: cards; $codes: their codes

transcript-title = { $game } แจกจากเมล็ด “{ $seed }”
transcript-hand = { SEAT($seat, form: "start") }: { $codes }
transcript-talon = ไม่ได้แจก: { $codes }
transcript-scores = คะแนน
transcript-score = { SEAT($seat, form: "start") }: { SIGNED($points) }

## At the terminal
## $game: its name; $number: of the deal in the match; $commitment, $seed, $salt: hexadecimal digits

terminal-welcome = { $game } พิมพ์หมายเลขของตัวเลือกหรือรหัสไพ่ “?” ดูวิธี “q” ออก
terminal-seed = เมล็ดของแมตช์นี้: { $seed }
terminal-deal = รอบ { $number }
terminal-promise = กำหนดไพ่ไว้แล้ว ตราผนึก: { $commitment }
terminal-opened = เปิดตราผนึก: เมล็ด { $seed } เกลือ { $salt }
terminal-trick = บนโต๊ะ: { $cards }
terminal-card-by = { SEAT($seat, form: "label") }: { $card }
terminal-hand = ไพ่ในมือคุณ: { $cards }
terminal-choices = เลือกได้:
terminal-choice = { $number }  { $choice }
terminal-choice-card = { $number }  { $choice } [{ $code }]
terminal-choice-pick = { $number }  { $verb }: { $size } ใบจาก { $codes }
terminal-prompt = ตัวเลือกของคุณ:{ " " }
terminal-prompt-cards = รหัสไพ่ { $size } ใบ หรือเว้นว่างเพื่อเลือก { $codes }:{ " " }
terminal-help = พิมพ์หมายเลขของตัวเลือก รหัสไพ่ ({ $code }) หรือคำตามที่เขียนในบันทึก (“{ $word }”) “q” ออก
terminal-not-understood = “{ $text }” ไม่ใช่ตัวเลือก ไม่ใช่ไพ่ และไม่ใช่คำของเกมนี้ พิมพ์ “?” เพื่อดูวิธีเลือก
terminal-clause = กติกา: { $rule } (cardavia rules { $game } { $rule })
terminal-totals = คะแนนรวมหลังรอบ { $number }: { $totals }
terminal-total = { SEAT($seat, form: "label") } { $points }
terminal-match-over = แมตช์จบแล้ว
terminal-match-drawn = เสมอ
terminal-match-won = ผู้ชนะ: { $seats }
terminal-next-deal = กด Enter เพื่อเล่นรอบถัดไป “q” ออก:{ " " }
terminal-restart = กด Enter เพื่อเริ่มแมตช์ใหม่ “q” ออก:{ " " }
terminal-goodbye = ลาก่อน
