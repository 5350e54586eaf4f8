# What the pictures of Tarocchino's cards show, one short sentence a card; for galleries and for those who do not see them.

## Coins

picture-tarocchino-D1 = Một đồng tiền vàng lớn trong vầng tia đỏ, giữa những bông hồng.
picture-tarocchino-D6 = Sáu đồng tiền vàng to, hai đồng ở giữa và mỗi bên một cặp.
picture-tarocchino-D7 = Bảy đồng tiền vàng, ba đồng thành cột và mỗi bên hai đồng.
picture-tarocchino-D8 = Tám đồng tiền vàng, sáu đồng ở giữa và mỗi đầu một đồng.
picture-tarocchino-D9 = Chín đồng tiền vàng xếp ba cột, cột giữa cao hơn.
picture-tarocchino-D10 = Mười đồng tiền vàng xếp ba cột.
picture-tarocchino-DF = Cô hầu áo xanh lục, khăn đỏ chấm bi, giơ cao một đồng tiền.
picture-tarocchino-DC = Kỵ sĩ đội mũ xanh lam cắm lông đỏ, dắt ngựa trắng, tay cầm đồng tiền.
picture-tarocchino-DQ = Bà đầm đội vương miện, tóc bím dài, áo xanh lam thêu vòng vàng, chìa ra một đồng tiền.
picture-tarocchino-DR = Ông vua râu rậm khoác lông chồn, đội vương miện đỏ, cầm đồng tiền.

## Cups

picture-tarocchino-C1 = Chiếc cốc đỏ lớn có nắp vàng, giữa những dây nho trĩu quả xanh lam.
picture-tarocchino-C6 = Sáu chiếc cốc có nắp, bốn xanh lam và hai đỏ.
picture-tarocchino-C7 = Bảy chiếc cốc có nắp, ba xanh lam thành cột giữa bốn đỏ.
picture-tarocchino-C8 = Tám chiếc cốc có nắp, sáu đỏ xếp hai cột và mỗi đầu một chiếc xanh lục.
picture-tarocchino-C9 = Chín chiếc cốc có nắp, ba đỏ thành cột giữa sáu xanh lục.
picture-tarocchino-C10 = Mười chiếc cốc có nắp, bốn xanh lam thành cột giữa sáu đỏ.
picture-tarocchino-CF = Cô hầu tóc đen đội mũ vải trắng, áo hồng, cầm chiếc cốc có nắp.
picture-tarocchino-CC = Kỵ sĩ trẻ đội mũ đỏ, dắt ngựa nâu, tay cầm chiếc cốc có nắp.
picture-tarocchino-CQ = Bà đầm tóc vàng khoác áo choàng đỏ thêu sao vàng, cầm chiếc cốc xanh lam.
picture-tarocchino-CR = Ông vua già râu trắng dài, áo xanh lục và vàng, cầm chiếc cốc có nắp.

## Batons

picture-tarocchino-B1 = Cây gậy xanh lục lớn có đai vàng và sáu chiếc lá.
picture-tarocchino-B6 = Sáu cây gậy có mấu đan thành giàn, mỗi chiều ba cây, giữa hai bông hoa xanh lam.
picture-tarocchino-B7 = Sáu cây gậy có mấu đan thành giàn, phía trước dựng một cây đỏ.
picture-tarocchino-B8 = Tám cây gậy có mấu đan thành giàn, mỗi chiều bốn cây, giữa hai bông hoa đỏ.
picture-tarocchino-B9 = Tám cây gậy có mấu đan thành giàn, phía trước dựng một cây đỏ.
picture-tarocchino-B10 = Mười cây gậy có mấu đan thành giàn dày, mỗi chiều năm cây.
picture-tarocchino-BF = Cậu thị đồng cười toe, đội mũ nồi xanh lục cắm lông vàng, cầm cây gậy.
picture-tarocchino-BC = Kỵ sĩ nghiêm nghị đội mũ trụ xanh lục, mặc giáp, dắt ngựa màu xám nâu, cầm gậy nâu.
picture-tarocchino-BQ = Bà đầm áo vàng che mạng, cổ áo xếp nếp rộng, cầm cây gậy xanh lục.
picture-tarocchino-BR = Ông vua gầy râu chẻ đôi, áo choàng xanh lục thêu chữ thập, cầm gậy nâu.

## Swords

picture-tarocchino-S1 = Thanh kiếm cong lớn giữa hai cành nguyệt quế, dưới một ngôi sao.
picture-tarocchino-S6 = Sáu thanh kiếm cong đan nhau ở hai đầu, mỗi bên bông hoa đỏ ba thanh.
picture-tarocchino-S7 = Sáu thanh kiếm cong đan nhau ở hai đầu, vây quanh một thanh kiếm thẳng.
picture-tarocchino-S8 = Tám thanh kiếm cong đan nhau ở hai đầu, mỗi bên bông hoa xanh lam bốn thanh.
picture-tarocchino-S9 = Tám thanh kiếm cong đan nhau ở hai đầu, vây quanh một thanh kiếm thẳng.
picture-tarocchino-S10 = Mười thanh kiếm cong đan nhau ở hai đầu, mỗi bên bông hoa đỏ nhỏ năm thanh.
picture-tarocchino-SF = Cậu thị đồng áo xanh lam, mũ xẻ rãnh, cổ áo xếp nếp rộng, cầm thanh kiếm cong.
picture-tarocchino-SC = Kỵ sĩ mặc giáp sáng loáng, chóp mũ xanh lam, dắt ngựa xám, giơ thanh kiếm cong.
picture-tarocchino-SQ = Bà đầm áo đỏ và xanh lam, đội mũ chóp nhọn, cầm thanh kiếm cong.
picture-tarocchino-SR = Ông vua râu đen khoác áo choàng xanh lam thêu sao vàng, cầm thanh kiếm cong.

## Trumps

picture-tarocchino-BE = Nhà ảo thuật đội mũ lông giơ cây đũa sau chiếc bàn bày cốc, bóng và xúc xắc.
picture-tarocchino-M1 = Vua Moor quấn khăn đội vương miện, áo đỏ, cầm gươm cong.
picture-tarocchino-M2 = Vua Moor trẻ đội vương miện vàng, áo choàng xanh lam, cầm cung và tên.
picture-tarocchino-M3 = Vua Moor già râu trắng, mặc giáp xanh lục, cầm khiên đỏ.
picture-tarocchino-M4 = Vua Moor quấn khăn vàng cắm lông trắng, áo vàng, cầm cây chùy.
picture-tarocchino-T5 = Người đàn ông tặng quý cô bông hồng, thần Tình Yêu trên mây giương cung nhắm xuống.
picture-tarocchino-T6 = Người thắng trận đội vương miện, cầm kiếm, đứng trên cỗ xe đỏ giữa một ngựa trắng và một ngựa nâu.
picture-tarocchino-T7 = Quý bà áo xanh lam và đỏ rót nước từ chiếc ly sang bình vàng.
picture-tarocchino-T8 = Quý bà đội vương miện, áo đỏ, cầm kiếm và chiếc cân vàng.
picture-tarocchino-T9 = Quý bà bẻ gãy cây cột trắng, con sư tử đứng phía sau.
picture-tarocchino-T10 = Bánh xe vàng có ông vua ngồi trên đỉnh; một người leo lên, một người rơi xuống.
picture-tarocchino-T11 = Ông già có cánh chống gậy, cầm đồng hồ cát, đi qua cây cột gãy.
picture-tarocchino-T12 = Một người bị treo ngược một chân trên giá, tiền rơi lả tả.
picture-tarocchino-T13 = Bộ xương trùm mũ đen, khoác áo xanh lam, cầm lưỡi hái và đồng hồ cát.
picture-tarocchino-T14 = Con quỷ xanh lục có sừng và cánh dơi cầm chĩa giữa lửa.
picture-tarocchino-T15 = Sét đánh cháy ngọn tháp, hai người ngã xuống trong đêm.
picture-tarocchino-T16 = Ba vị vua mang lễ vật đi theo ngôi sao lớn trong đêm.
picture-tarocchino-LU = Hai nhà thiên văn dùng compa và quả cầu đo mặt trăng.
picture-tarocchino-SO = Người phụ nữ kéo sợi dưới mặt trời vàng có mặt người.
picture-tarocchino-MO = Người có cánh cầm vương trượng và quả cầu, đứng trên địa cầu.
picture-tarocchino-AN = Thiên thần cánh đỏ, trắng và xanh lam, đầu có hào quang, cầm kèn.

## The Matto

picture-tarocchino-MA = Gã khờ cười ha hả, đội mũ chuông, cầm gậy hề và kèn.
