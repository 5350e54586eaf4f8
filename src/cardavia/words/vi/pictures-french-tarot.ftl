# What the pictures of French Tarot's cards show, one short sentence a card; for galleries and for those who do not see them.

## Spades

picture-tarot-S1 = Một dấu bích lớn ở chính giữa.
picture-tarot-S2 = Hai dấu bích, dấu trên dấu dưới.
picture-tarot-S3 = Ba dấu bích xếp thành một cột.
picture-tarot-S4 = Bốn dấu bích ở bốn góc một hình vuông.
picture-tarot-S5 = Năm dấu bích, bốn dấu vây quanh một.
picture-tarot-S6 = Sáu dấu bích xếp thành hai cột.
picture-tarot-S7 = Bảy dấu bích: sáu dấu thành hai cột, một dấu ở giữa.
picture-tarot-S8 = Tám dấu bích: sáu dấu thành hai cột, hai dấu ở giữa.
picture-tarot-S9 = Chín dấu bích: tám dấu thành hai cột, một dấu ở giữa.
picture-tarot-S10 = Mười dấu bích: tám dấu thành hai cột, hai dấu ở giữa.
picture-tarot-SV = Người lính gác có ria mép, mặc áo choàng huy hiệu, đội mũ sắt, cầm kích.
picture-tarot-SC = Kỵ sĩ trẻ không râu mặc giáp, mũ trụ gắn lông đỏ, cầm kiếm bên con ngựa nâu.
picture-tarot-SD = Bà đầm tóc đen mặc áo xanh lam, đội vương miện tỏa tia, đang soi gương.
picture-tarot-SR = Ông vua râu đen chẻ đôi, khoác áo choàng xanh lam thêu hoa loa kèn, tay cầm kiếm.

## Hearts

picture-tarot-H1 = Một dấu cơ lớn ở chính giữa.
picture-tarot-H2 = Hai dấu cơ, dấu trên dấu dưới.
picture-tarot-H3 = Ba dấu cơ xếp thành một cột.
picture-tarot-H4 = Bốn dấu cơ ở bốn góc một hình vuông.
picture-tarot-H5 = Năm dấu cơ, bốn dấu vây quanh một.
picture-tarot-H6 = Sáu dấu cơ xếp thành hai cột.
picture-tarot-H7 = Bảy dấu cơ: sáu dấu thành hai cột, một dấu ở giữa.
picture-tarot-H8 = Tám dấu cơ: sáu dấu thành hai cột, hai dấu ở giữa.
picture-tarot-H9 = Chín dấu cơ: tám dấu thành hai cột, một dấu ở giữa.
picture-tarot-H10 = Mười dấu cơ: tám dấu thành hai cột, hai dấu ở giữa.
picture-tarot-HV = Chàng trai tóc vàng mặc áo đỏ, mũ xẻ rãnh, mang trên tay con chim ưng bịt mắt.
picture-tarot-HC = Kỵ sĩ đội mũ rộng vành cắm lông chim, cầm thương có cờ đuôi nheo đỏ bên con ngựa trắng.
picture-tarot-HD = Bà đầm tóc vàng tết bím, đội vương miện nhỏ, tay cầm bông hồng.
picture-tarot-HR = Ông vua già râu trắng, cổ áo lông chồn, tay cầm vương trượng.

## Diamonds

picture-tarot-D1 = Một dấu rô lớn ở chính giữa.
picture-tarot-D2 = Hai dấu rô, dấu trên dấu dưới.
picture-tarot-D3 = Ba dấu rô xếp thành một cột.
picture-tarot-D4 = Bốn dấu rô ở bốn góc một hình vuông.
picture-tarot-D5 = Năm dấu rô, bốn dấu vây quanh một.
picture-tarot-D6 = Sáu dấu rô xếp thành hai cột.
picture-tarot-D7 = Bảy dấu rô: sáu dấu thành hai cột, một dấu ở giữa.
picture-tarot-D8 = Tám dấu rô: sáu dấu thành hai cột, hai dấu ở giữa.
picture-tarot-D9 = Chín dấu rô: tám dấu thành hai cột, một dấu ở giữa.
picture-tarot-D10 = Mười dấu rô: tám dấu thành hai cột, hai dấu ở giữa.
picture-tarot-DV = Chàng trai gầy gò đội mũ nồi, cổ áo xếp nếp, râu nhọn, cầm cây bút lông ngỗng.
picture-tarot-DC = Kỵ sĩ đội tóc giả trắng và mũ ba góc, giơ gươm cong bên con ngựa nâu.
picture-tarot-DD = Bà đầm mặc áo xanh lục, đội mũ chóp nhọn có mạng che, tay cầm quạt.
picture-tarot-DR = Ông vua da sẫm màu, vương miện quấn khăn xếp, mặc áo dài đỏ, tay cầm chùy.

## Clubs

picture-tarot-C1 = Một dấu chuồn lớn ở chính giữa.
picture-tarot-C2 = Hai dấu chuồn, dấu trên dấu dưới.
picture-tarot-C3 = Ba dấu chuồn xếp thành một cột.
picture-tarot-C4 = Bốn dấu chuồn ở bốn góc một hình vuông.
picture-tarot-C5 = Năm dấu chuồn, bốn dấu vây quanh một.
picture-tarot-C6 = Sáu dấu chuồn xếp thành hai cột.
picture-tarot-C7 = Bảy dấu chuồn: sáu dấu thành hai cột, một dấu ở giữa.
picture-tarot-C8 = Tám dấu chuồn: sáu dấu thành hai cột, hai dấu ở giữa.
picture-tarot-C9 = Chín dấu chuồn: tám dấu thành hai cột, một dấu ở giữa.
picture-tarot-C10 = Mười dấu chuồn: tám dấu thành hai cột, hai dấu ở giữa.
picture-tarot-CV = Người dân quê đội mũ rơm, tươi cười, tay cầm cung.
picture-tarot-CC = Người đi săn ria dài, mũ cắm lông chim, cầm tù và bên con ngựa màu sáng.
picture-tarot-CD = Bà đầm đội vòng ngọc, cổ áo xếp nếp, tóc nâu búi cao, mang theo con vẹt.
picture-tarot-CR = Ông vua râu nâu khoác áo choàng xanh lục thêu lá, đeo dây chuyền, cầm vương trượng gắn quả cầu.

## Trumps and the Excuse

picture-tarot-T1 = Harlequin và Columbine, hai con rối treo trên dây.
picture-tarot-T2 = Cậu bé đánh vòng cùng con chó; quay ngược lại, cô bé nhảy dây.
picture-tarot-T3 = Chàng trai tặng thiếu nữ bông hồng; quay ngược lại, thiếu nữ đung đưa trên chiếc đu.
picture-tarot-T4 = Người mẹ đưa nôi; quay ngược lại, người cha cõng con trên vai.
picture-tarot-T5 = Bà ngồi kéo sợi bên bếp lửa; quay ngược lại, ông ngồi ghế hút thuốc.
picture-tarot-T6 = Người phụ nữ cho gà ăn lúc mặt trời mọc; quay ngược lại, người phụ nữ kéo gàu nước đầu ngày từ giếng.
picture-tarot-T7 = Người cắt cỏ ngồi ăn bánh mì dưới bóng cây; quay ngược lại, bà bán hàng mời một quý cô mua trái cây.
picture-tarot-T8 = Người thắp đèn châm ngọn đèn đầu tiên; quay ngược lại, người chăn cừu lùa đàn về.
picture-tarot-T9 = Chàng si tình hát dưới cửa sổ trong đêm; quay ngược lại, nhà bác học ngắm sao.
picture-tarot-T10 = Hai người làm vườn cuốc đất và tưới luống; quay ngược lại, đứa trẻ thả diều bên cối xay gió.
picture-tarot-T11 = Người câu cá ngồi trên thuyền; quay ngược lại, người thợ rèn nện sắt đỏ.
picture-tarot-T12 = Dân quê nhảy múa theo tiếng kèn túi; quay ngược lại, một đôi nhảy điệu minuet.
picture-tarot-T13 = Người thợ bánh lấy bánh ra khỏi lò; quay ngược lại, người thợ đóng đai thùng rượu.
picture-tarot-T14 = Người họa sĩ bên giá vẽ; quay ngược lại, một người kéo đàn và một quý cô hát.
picture-tarot-T15 = Người lữ hành cưỡi ngựa qua vùng đồi; quay ngược lại, con tàu xuôi theo gió.
picture-tarot-T16 = Cô gái hái hoa dưới gốc cây nở rộ; quay ngược lại, cô chăn cừu ôm cừu non nghe tiếng sáo.
picture-tarot-T17 = Người thợ gặt cắt lúa mì; quay ngược lại, quý cô che dù đi dạo bên bờ nước.
picture-tarot-T18 = Hai người hái nho rồi gánh về; quay ngược lại, người đi săn thổi tù và trong rừng thu.
picture-tarot-T19 = Hai người trượt băng qua mặt hồ đóng băng; quay ngược lại, lũ trẻ đắp người tuyết trong đêm.
picture-tarot-T20 = Hai người ngồi bàn đánh bài; quay ngược lại, một người lăn bóng vào hàng ky.
picture-tarot-T21 = Quý cô đeo mặt nạ, đội mũ lông, giữa cơn mưa giấy vụn; quay ngược lại, Pierrot một mình dưới trăng.
picture-tarot-EX = Người hát rong đội mũ anh hề đính chuông, ôm đàn luýt thong dong bước.
