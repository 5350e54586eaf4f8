# Settings: what a visitor chooses once and finds again.

settings = การตั้งค่า
settings-all = การตั้งค่าทั้งหมด
look-title = หน้าตาของโต๊ะ
look-felt = ผ้าปูโต๊ะ
    .low = มืด
    .high = สว่าง
look-contrast = ความเปรียบต่าง
    .low = นุ่ม
    .high = จัด
look-grain = ความหยาบของผิวกระดาษ
    .low = เรียบ
    .high = หยาบ
look-warmth = อุณหภูมิสี
    .low = เย็น
    .high = อุ่น
look-lamp = แสงโคมไฟ
look-dusk = ยามเย็น
look-noon = เที่ยงวัน
look-faded = สีซีด
look-presets = แบบสำเร็จ
look-set = ใช้แบบนี้
look-reset = กลับสู่ค่าเดิม
paper-evening = กระดาษยามค่ำ
language-title = ภาษา
settings-save = เก็บการตั้งค่านี้ไว้
settings-kept = เก็บการตั้งค่าไว้แล้ว
settings-reading = การอ่าน
settings-large = มุมไพ่ตัวใหญ่
    .note = ตัวเลขและตัวอักษรที่มุมไพ่ใหญ่ขึ้น
settings-four-colour = ดอกไพ่สี่สี
    .note = ข้าวหลามตัดสีน้ำเงิน ดอกจิกสีเขียว
settings-still = ให้ไพ่อยู่นิ่ง
    .note = ไพ่เปลี่ยนที่โดยไม่มีภาพเคลื่อนไหว
settings-playing = การเล่น
settings-one-click = กดครั้งเดียวลงไพ่
    .note = เมื่อกดไพ่ที่ลงได้ ไพ่ใบนั้นจะลงทันที
settings-lit = แสดงไพ่ที่ลงได้
    .note = ไพ่จะเรืองแสงเมื่อถึงตาคุณ
settings-last-cards = ลงไพ่ท้าย ๆ ที่ไม่มีทางเลือกให้
    .note = เมื่อไม่มีอะไรให้เลือกแล้ว โต๊ะจะลงไพ่แทนคุณ
settings-left-handed = คลี่ไพ่แบบคนถนัดซ้าย
    .note = ไพ่ซ้อนกันไปอีกทาง
settings-sound = เสียง
    .note = เสียงไพ่เบา ๆ และเสียงเตือนนุ่ม ๆ เมื่อถึงตาคุณ
settings-bots = บอต
    .note = สำหรับโต๊ะที่เปิดต่อจากนี้
# $place: 1 to 3, after you in the order of play
settings-level = { $place ->
    [1] ผู้เล่นถัดจากคุณ
    [2] ผู้เล่นฝั่งตรงข้ามโต๊ะ
   *[3] ผู้เล่นก่อนหน้าคุณ
 }
