# What the pictures of Aluette's cards show, one short sentence a card; for galleries and for those who do not see them.

## Coins

picture-aluette-D1 = Một đồng tiền vàng lớn có mặt người, giữa những tia mặt trời.
picture-aluette-D2 = Gã thủy thủ chột bịt một mắt cười giữa hai đồng tiền, con mòng biển bay trên chiếc mũ đỏ.
picture-aluette-D3 = Quý ông đội mũ lông trong khung tròn ngước nhìn ngôi sao, bên dưới có hai đồng tiền.
picture-aluette-D4 = Bốn đồng tiền có mặt người và hoa hồng, cùng chiếc thuyền căng buồm.
picture-aluette-D5 = Một đôi hôn nhau trong khung tròn giữa bốn đồng tiền, dưới trái tim bị tên bắn.
picture-aluette-D6 = Sáu đồng tiền có sao và mặt trời, cùng chiếc mỏ neo.
picture-aluette-D7 = Bảy đồng tiền có vỏ sò, hoa hồng và bánh xe, cùng con cua đỏ.
picture-aluette-D8 = Tám đồng tiền có bánh xe, sao và mặt người, cùng ngọn hải đăng.
picture-aluette-D9 = Chín đồng tiền có hoa hồng, sao và một mặt người, cùng bàn tay giơ ngón út.
picture-aluette-DV = Chàng trai áo đỏ, cổ áo xếp nếp rộng, giơ cao một đồng tiền có mặt người.
picture-aluette-DC = Người phụ nữ đội mũ lông cưỡi ngựa trắng, giơ cao một đồng tiền.
picture-aluette-DR = Ông vua râu rậm khoác lông chồn và áo choàng đỏ thêu sao, cầm đồng tiền lớn.

## Cups

picture-aluette-C1 = Chiếc cốc lớn có nắp, hai quai, nạm đá màu, giữa những dây nho.
picture-aluette-C2 = Con bò nâu trắng đeo chuông nằm nghỉ trên đồng cỏ, dưới hai chiếc cốc đỏ.
picture-aluette-C3 = Quý bà đội vương miện, váy đỏ xòe rộng, nghiêng đầu cầm chiếc cốc, mỗi bên một chiếc cốc nữa.
picture-aluette-C4 = Bốn chiếc cốc đỏ và xanh lam, cùng chùm nho.
picture-aluette-C5 = Bốn chiếc cốc xanh lục quanh một chiếc đỏ, cùng con gà trống.
picture-aluette-C6 = Sáu chiếc cốc xếp hai cột, xanh lam và đỏ, cùng con sóc ôm hạt dẻ.
picture-aluette-C7 = Bảy chiếc cốc, ba xanh lam giữa bốn đỏ, cùng con thỏ.
picture-aluette-C8 = Tám chiếc cốc, hai đỏ giữa sáu xanh lục, cùng giỏ cá.
picture-aluette-C9 = Chín chiếc cốc đỏ, xanh lam và xanh lục, cùng bàn tay giơ ngón cái.
picture-aluette-CV = Cậu thị đồng tóc dài, áo xanh lam thêu hoa loa kèn, cầm chiếc cốc đỏ.
picture-aluette-CC = Người phụ nữ đội vòng hoa cưỡi ngựa nâu, chìa ra chiếc cốc đỏ.
picture-aluette-CR = Ông vua da sẫm màu, vương miện quấn khăn xếp, cầm chiếc cốc xanh lam và cây chùy.

## Batons

picture-aluette-B1 = Cây gậy xanh lục khổng lồ có lá và dải lụa đỏ, cắm giữa đồng cỏ.
picture-aluette-B2 = Đứa bé đứng giữa hai cành sồi có lá và quả, dưới bàn tay giơ ngón trỏ.
picture-aluette-B3 = Ba cây gậy, hai cây bắt chéo sau cây thứ ba, thắt nơ đỏ.
picture-aluette-B4 = Hai cặp gậy bắt chéo, cùng chiếc cối xay gió.
picture-aluette-B5 = Một cây gậy cao giữa hai cặp gậy bắt chéo.
picture-aluette-B6 = Ba cặp gậy bắt chéo, một cặp ở trên, hai cặp ở dưới.
picture-aluette-B7 = Ba cây gậy bó lại phía trên hai cặp gậy bắt chéo.
picture-aluette-B8 = Bốn cặp gậy bắt chéo, cùng con ốc sên.
picture-aluette-B9 = Một cây gậy cao giữa bốn cặp gậy bắt chéo, cùng con cú.
picture-aluette-BV = Người dân quê râu đỏ, đội mũ rơm, tựa vào cây gậy.
picture-aluette-BC = Người phụ nữ da sẫm màu quấn khăn vàng cưỡi ngựa màu sáng, vác cây gậy trên vai.
picture-aluette-BR = Ông vua già râu trắng, áo choàng xanh lục thêu lá, cầm cây gậy.

## Swords

picture-aluette-S1 = Đứa bé nhấc thanh kiếm cao hơn mình, một con bướm bay qua.
picture-aluette-S2 = Bàn tay cầm bút lông ngỗng viết thư giữa hai thanh kiếm, dưới lọ mực.
picture-aluette-S3 = Ba thanh kiếm mũi hướng lên, thanh cao nhất ở giữa.
picture-aluette-S4 = Bốn thanh kiếm quanh chiếc khiên xanh lam và trắng, cùng con mòng biển.
picture-aluette-S5 = Một thanh kiếm cao giữa bốn thanh ngắn.
picture-aluette-S6 = Sáu thanh kiếm xếp hai hàng, cùng con cá ngựa.
picture-aluette-S7 = Ba thanh kiếm mũi hướng lên, phía trên bốn thanh mũi hướng xuống.
picture-aluette-S8 = Tám thanh kiếm xếp hai hàng, cùng chiếc vỏ sò điệp.
picture-aluette-S9 = Một thanh kiếm cao giữa tám thanh ngắn.
picture-aluette-SV = Người lính đội tóc giả và mũ ba góc, áo xanh lam, giơ cao thanh kiếm.
picture-aluette-SC = Người phụ nữ đội mũ trụ, váy xanh lam thêu sao, vung kiếm trên lưng con ngựa chồm.
picture-aluette-SR = Ông vua râu đen, áo trận xanh lam, khoác áo choàng đỏ, giơ cao thanh kiếm.
