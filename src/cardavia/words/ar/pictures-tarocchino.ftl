# What the pictures of Tarocchino's cards show, one short sentence a card; for galleries and for those who do not see them.

## Coins

picture-tarocchino-D1 = قطعة ذهب كبيرة في أشعة حمراء بين ورود.
picture-tarocchino-D6 = ست قطع ذهب كبيرة، اثنتان في الوسط وزوجان على الجانبين.
picture-tarocchino-D7 = سبع قطع ذهب، ثلاث في عمود واثنتان على كل جانب.
picture-tarocchino-D8 = ثماني قطع ذهب، ست في الوسط وواحدة عند كل طرف.
picture-tarocchino-D9 = تسع قطع ذهب، ثلاثة صفوف من ثلاث ممدودة إلى أعلى وأسفل.
picture-tarocchino-D10 = عشر قطع ذهب في ثلاثة أعمدة.
picture-tarocchino-DF = فتاة بثوب أخضر ومنديل أحمر منقّط ترفع قطعة ذهب.
picture-tarocchino-DC = فارس بقبعة زرقاء وريشة حمراء يقود حصانًا أبيض ومعه قطعة ذهب.
picture-tarocchino-DQ = ملكة متوّجة بضفائر طويلة وثوب أزرق بحلقات ذهبية تُظهر قطعة ذهب.
picture-tarocchino-DR = ملك ملتحٍ بالفرو وتاج أحمر، معه قطعة ذهب.

## Cups

picture-tarocchino-C1 = كأس حمراء كبيرة بغطاء ذهبي بين كروم بعنب أزرق.
picture-tarocchino-C6 = ست كؤوس مغطّاة، أربع زرقاء واثنتان حمراوان.
picture-tarocchino-C7 = سبع كؤوس مغطّاة، ثلاث زرقاء في عمود بين أربع حمراء.
picture-tarocchino-C8 = ثماني كؤوس مغطّاة، ست حمراء في عمودين وخضراء عند كل طرف.
picture-tarocchino-C9 = تسع كؤوس مغطّاة، ثلاث حمراء في عمود بين ست خضراء.
picture-tarocchino-C10 = عشر كؤوس مغطّاة، أربع زرقاء في عمود بين ست حمراء.
picture-tarocchino-CF = فتاة داكنة الشعر بقلنسوة بيضاء وثوب وردي، معها كأس مغطّاة.
picture-tarocchino-CC = فارس شاب بقبعة حمراء يقود حصانًا بنيًا ومعه كأس مغطّاة.
picture-tarocchino-CQ = ملكة شقراء بعباءة حمراء ذات نجوم ذهبية، معها كأس زرقاء.
picture-tarocchino-CR = ملك عجوز بلحية بيضاء طويلة بالأخضر والذهبي، معه كأس مغطّاة.

## Batons

picture-tarocchino-B1 = عصا خضراء كبيرة بأطواق ذهبية وست أوراق.
picture-tarocchino-B6 = ست عصيّ ذات عُقد مضفورة شبكةً، ثلاث في كل اتجاه، بين زهرتين زرقاوين.
picture-tarocchino-B7 = ست عصيّ ذات عُقد مضفورة شبكةً خلف عصا حمراء قائمة.
picture-tarocchino-B8 = ثماني عصيّ ذات عُقد مضفورة شبكةً، أربع في كل اتجاه، بين زهرتين حمراوين.
picture-tarocchino-B9 = ثماني عصيّ ذات عُقد مضفورة شبكةً خلف عصا حمراء قائمة.
picture-tarocchino-B10 = عشر عصيّ ذات عُقد مضفورة شبكةً ضيقة، خمس في كل اتجاه.
picture-tarocchino-BF = وصيف ضاحك بقبعة خضراء وريشة ذهبية، معه عصا.
picture-tarocchino-BC = فارس عابس بخوذة خضراء ودرع يقود حصانًا داكنًا ومعه عصا بنية.
picture-tarocchino-BQ = ملكة بوشاح وثوب ذهبي وياقة عريضة مكشكشة، معها عصا خضراء.
picture-tarocchino-BR = ملك نحيل بلحية مشقوقة وعباءة خضراء بصلبان، معه عصا بنية.

## Swords

picture-tarocchino-S1 = سيف معقوف كبير بين غصني غار تحت نجمة.
picture-tarocchino-S6 = ستة سيوف معقوفة مضفورة من الطرفين، ثلاثة على كل جانب من زهرة حمراء.
picture-tarocchino-S7 = ستة سيوف معقوفة مضفورة من الطرفين حول سيف مستقيم.
picture-tarocchino-S8 = ثمانية سيوف معقوفة مضفورة من الطرفين، أربعة على كل جانب من زهرة زرقاء.
picture-tarocchino-S9 = ثمانية سيوف معقوفة مضفورة من الطرفين حول سيف مستقيم.
picture-tarocchino-S10 = عشرة سيوف معقوفة مضفورة من الطرفين، خمسة على كل جانب من زهرة حمراء صغيرة.
picture-tarocchino-SF = وصيف بالأزرق وقبعة مشقوقة وياقة عريضة مكشكشة، معه سيف معقوف.
picture-tarocchino-SC = فارس بدرع لامع وعُرف أزرق يقود حصانًا رماديًا ويرفع سيفًا معقوفًا.
picture-tarocchino-SQ = ملكة بالأحمر والأزرق وقبعة عالية مدبّبة، معها سيف معقوف.
picture-tarocchino-SR = ملك بلحية سوداء وعباءة زرقاء ذات نجوم ذهبية، معه سيف معقوف.

## Trumps

picture-tarocchino-BE = مشعوذ بقبعة ذات ريش يرفع عصاه خلف طاولة عليها أكواب وكرات ونرد.
picture-tarocchino-M1 = ملك من المور بعمامة متوّجة ورداء أحمر، معه سيف.
picture-tarocchino-M2 = ملك شاب من المور بتاج ذهبي وعباءة زرقاء، معه قوس وسهم.
picture-tarocchino-M3 = ملك عجوز من المور بلحية بيضاء ودرع أخضر، معه ترس أحمر.
picture-tarocchino-M4 = ملك من المور بعمامة ذهبية وريشة بيضاء ومعطف ذهبي، معه دبّوس حرب.
picture-tarocchino-T5 = رجل يقدّم وردة لسيدة، وكيوبيد يصوّب قوسه من سحابة فوقهما.
picture-tarocchino-T6 = منتصر متوّج بسيف يقف على عربة حمراء بين حصان أبيض وآخر بني.
picture-tarocchino-T7 = سيدة بالأزرق والأحمر تصبّ ماءً من كأس في جرّة ذهبية.
picture-tarocchino-T8 = سيدة متوّجة بالأحمر معها سيف وميزان ذهبي.
picture-tarocchino-T9 = سيدة تكسر عمودًا أبيض وخلفها أسد.
picture-tarocchino-T10 = عجلة ذهبية فوقها ملك؛ رجل يتسلقها وآخر يسقط.
picture-tarocchino-T11 = عجوز ذو جناحين يمشي بعصا معقوفة وساعة رمل قرب عمود مكسور.
picture-tarocchino-T12 = رجل معلّق من قدم واحدة بمشنقة، وقطعه الذهبية تسقط.
picture-tarocchino-T13 = هيكل عظمي بقلنسوة سوداء وعباءة زرقاء، معه منجل وساعة رمل.
picture-tarocchino-T14 = شيطان أخضر بقرون وجناحي خفّاش، معه مذراة بين اللهب.
picture-tarocchino-T15 = صاعقة تشعل برجًا، ويسقط منه اثنان في الليل.
picture-tarocchino-T16 = ثلاثة ملوك معهم هدايا يتبعون نجمة كبيرة في الليل.
picture-tarocchino-LU = فلكيان ببركار وكرة يقيسان القمر.
picture-tarocchino-SO = امرأة تغزل بمغزلها تحت شمس ذهبية ذات وجه.
picture-tarocchino-MO = رجل مجنّح معه صولجان وكرة يقف على الكرة الأرضية.
picture-tarocchino-AN = ملاك بأجنحة حمراء وبيضاء وزرقاء وهالة، معه بوق.

## The Matto

picture-tarocchino-MA = أحمق ضاحك بقبعة ذات أجراس، معه عصا مهرّج وبوق.
