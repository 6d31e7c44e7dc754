/** Women's given names by nationality, the common ones first; "=" leads to the same name in the scripts below, in their order. */
const rows: Readonly<Record<string, string>> = {
  us: "Jasmine, Brianna, Alyssa, Kayla, Taylor, Kiara, Sydney, Aaliyah, Natalie, Morgan, Erica, Chelsea, Tiffany, Alexis, Danielle, Courtney, Kelsey, Jordan, Nia, Imani, Ariel, Bria, Monique, Haley, Rachel, Allison, Brooke, Lauren, Megan, Destiny",
  "gb-eng":
    "Emily, Chloe, Jessica, Lucy, Hannah, Ella, Georgia, Megan, Charlotte, Grace, Niamh, Abigail, Lauren, Molly, Amy, Freya, Holly, Rebecca, Poppy, Ruby, Isla, Leah, Amelia, Bethany, Katie, Rosie",
  au: "Chloe, Emily, Tahlia, Georgia, Zoe, Holly, Matilda, Ruby, Jasmine, Kyra, Sienna, Madison, Bronte, Hayley, Alana, Jade, Tara, Imogen, Charli, Indiah, Paige, Courtney, Elise, Bianca",
  fr: "Camille, Manon, Léa, Chloé, Marine, Pauline, Laura, Inès, Sarah, Clara, Julie, Océane, Anaïs, Mathilde, Margaux, Élise, Amandine, Coralie, Aïssatou, Fatou, Justine, Lucie, Mélissa, Ève",
  es: "Lucía, María, Paula, Marta, Sara, Claudia, Carla, Laia, Nerea, Andrea, Ainhoa, Irene, Alba, Cristina, Patricia, Sandra, Noelia, Rocío, Leire, Itziar, Olga, Mariona, Aitana, Ona",
  de: "Lea, Laura, Lena, Sophia, Anna, Julia, Lisa, Hannah, Marie, Johanna, Nina, Sarah, Carolin, Svenja, Theresa, Melanie, Katharina, Pia, Jule, Vivien, Franziska, Luisa",
  it: "Giulia, Martina, Sara, Chiara, Francesca, Elena, Valentina, Alice, Federica, Giorgia, Arianna, Elisa, Beatrice, Sofia, Cecilia, Benedetta, Lisa, Aurora, Camilla, Noemi",
  pt: "Inês, Beatriz, Mariana, Ana, Carolina, Joana, Sara, Catarina, Matilde, Francisca, Diana, Andreia, Cláudia, Tatiana, Jéssica, Sílvia, Vanessa, Telma, Daniela, Raquel",
  br: "Ana Clara, Beatriz, Camila, Gabriela, Júlia, Larissa, Letícia, Luana, Mariana, Rafaela, Thaís, Yasmin, Bruna, Tainara, Vitória, Isabela, Fernanda, Jaqueline, Amanda, Lorena, Priscila, Nathália, Rayssa, Duda",
  ar: "Agustina, Florencia, Camila, Rocío, Micaela, Sofía, Julieta, Milagros, Paulina, Lorena, Yamila, Eliana, Estefanía, Vanina, Daiana, Aldana, Marianela, Carolina, Romina, Brenda",
  co: "Valentina, Daniela, Natalia, Carolina, Laura, Juliana, Mayra, Leicy, Catalina, Manuela, Paola, Yoreli, Karla, Angie, Diana, Sandra, Lina, Ivonne, Gabriela, Mónica, Kenti, Nancy",
  nl: "Sanne, Lotte, Anouk, Lieke, Fleur, Iris, Esmee, Femke, Jill, Kika, Merel, Romée, Daphne, Lynn, Danique, Marit, Renate, Victoria, Kelly, Inge",
  se: "Emma, Elin, Hanna, Linnea, Johanna, Filippa, Amanda, Julia, Sofia, Ida, Matilda, Nathalie, Rebecka, Olivia, Ellen, Evelina, Stina, Frida, Lina, Madelen, Tove, Klara",
  pl: "Anna, Katarzyna, Natalia, Paulina, Weronika, Aleksandra, Klaudia, Zuzanna, Patrycja, Karolina, Wiktoria, Dominika, Martyna, Oliwia, Agata, Emilia, Kinga, Gabriela, Julia, Magdalena",
  rs: "Jovana, Milica, Ana, Marija, Jelena, Tijana, Nevena, Sara, Aleksandra, Nina, Dragana, Ivana, Katarina, Teodora, Sanja, Tamara, Mina, Kristina, Vesna, Dajana",
  ua: "Olena, Daria, Anna, Kateryna, Yulia, Tetiana, Iryna, Nadiia, Oksana, Olha, Viktoriia, Anastasiia, Polina, Natalia, Alina, Veronika, Liubov, Inna, Yana, Sofiia",
  tr: "Elif, Zeynep, Ayşe, Merve, Ece, Selin, Büşra, Melike, Tuğba, Esra, Gizem, Sevgi, Derya, Kader, Yağmur, İpek, Ebru, Didem, Nazlı, Sıla",
  gr: "Maria, Eleni, Katerina, Sofia, Ioanna, Anastasia, Georgia, Vasiliki, Dimitra, Christina, Athina, Eirini, Panagiota, Nefeli, Thomai, Despina, Danai, Zoi",
  sa: "Sara, Noura, Fatimah, Maryam, Lamia, Reem, Dana, Layan, Hessa, Aisha, Rahaf, Shahad, Salma, Nada, Amal, Hana, Yara, Lina, Farah, Mona, Raghad, Dalia",
  ir: "Zahra, Fatemeh, Maryam, Sara, Sahar, Negin, Mahsa, Elham, Afsaneh, Ghazaleh, Melika, Hajar, Yasaman, Samaneh, Behnaz, Shabnam, Parisa, Nasim",
  uz: "Dilnoza, Nilufar, Madina, Zarina, Kamila, Diyora, Shahnoza, Lyudmila, Makhliyo, Feruza, Malika, Nozima, Sevara, Gulnora, Umida, Aziza",
  ng: "Chioma, Blessing, Ngozi, Amaka, Esther, Patience, Joy, Grace, Chinaza, Favour, Ifeoma, Onome, Halimatu, Rita, Toni, Peace, Gift, Glory, Vivian, Uchenna",
  za: "Thandi, Lerato, Nomvula, Refiloe, Kholosa, Noko, Jermaine, Linda, Karabo, Bambanani, Sibulele, Hildah, Amogelang, Lebohang, Nthabiseng, Busisiwe, Robyn, Zanele",
  in: "Anjali, Priya, Sanju, Manisha, Dalima, Grace, Soumya, Pyari, Sandhiya, Indumathi, Ratanbala, Sweety, Ranjana, Ashalata, Roja, Shilky, Kaviya, Ritu, Martina, Nisha",
  id: "Siti, Dewi, Putri, Ayu, Rani, Fitri, Nabila, Zahra, Rina, Sheva, Safira, Reva, Marsela, Helsya, Claudia, Vivi, Octavianti, Insyafadya, Tia, Carla",
  ph: "Maria, Angel, Kristine, Camille, Janelle, Anicka, Hali, Jessika, Inna, Tahnai, Sofia, Quinley, Eva, Isabella, Patricia, Bella, Alyssa, Dionesa, Chandler, Rhea",
  my: "Nurul, Siti, Aisyah, Nur Ain, Farah, Haindee, Steffi, Dayang, Intan, Shaza, Fatin, Liyana, Amira, Hani, Syazwani, Izzati, Zulaikha, Nadia, Qistina, Puteri",
  mm: "Khin, Win, Thin, Myat, Naw, Yin, July, May, Su, Aye, Nilar, Zin, Phyu, Ei, Hnin, Wai, Nant, Than",
  la: "Bounmy, Keo, Phonsavanh, Sengdara, Souphaphone, Anousone, Chanthala, Daophet, Khonesavanh, Malavanh, Pany, Phetmany, Somchit, Thipphachanh, Viengsavanh, Vilayphone",
  vn: "Linh, Hương, Thảo, Trang, Ngọc, Lan, Mai, Thu, Hà, Nhung, Hiền, Vy, Dung, Như, Tuyết, Yến, Phượng, Loan, Duyên, Thùy, Liễu, Oanh, Quỳnh, Thư, Vân, My",
  th: "Kanjana=กาญจนา, Siriporn=ศิริพร, Nattaya=ณัฐยา, Waraporn=วราภรณ์, Suphaphorn=สุภาพร, Janista=จณิสตา, Orathai=อรทัย, Rattikan=รัตติกาล, Saowalak=เสาวลักษณ์, Pitsamai=พิศมัย, Nutwadee=นุตวดี, Pattaranan=ภัทรนันท์, Chatchawan=ชัชวัลย์, Ploy=พลอย, Kanyanat=กัญญาณัฐ, Thitima=ฐิติมา, Jiraporn=จิราภรณ์, Wilaiporn=วิไลพร, Natalie=นาตาลี, Parichat=ปาริชาติ",
  kh: "Sreymom=ស្រីមុំ, Bopha=បុប្ផា, Sreyneang=ស្រីនាង, Channary=ចាន់ណារី, Kunthea=គន្ធា, Sreypov=ស្រីពៅ, Leakhena=លក្ខិណា, Chenda=ចិន្តា, Sopheap=សុភាព, Rachana=រចនា, Pisey=ពិសី, Monika=មុន្នីកា, Sreyleak=ស្រីល័ក្ខ, Thida=ធីតា, Davy=ដាវី, Sokunthea=សុគន្ធា",
  jp: "Yui=結衣=结衣=結衣, Misaki=美咲=美咲=美咲, Haruka=遥=遥=遙, Ayaka=彩香=彩香=彩香, Mio=澪=澪=澪, Rin=凛=凛=凜, Hina=陽菜=阳菜=陽菜, Nanami=七海=七海=七海, Moeka=萌花=萌花=萌花, Riko=莉子=莉子=莉子, Saki=咲希=咲希=咲希, Honoka=穂香=穗香=穗香, Aoi=葵=葵=葵, Kaede=楓=枫=楓, Miyu=美優=美优=美優, Yuka=由佳=由佳=由佳, Rina=里奈=里奈=里奈, Mana=真奈=真奈=真奈, Chika=千佳=千佳=千佳, Asuka=明日香=明日香=明日香, Natsumi=夏美=夏美=夏美, Kana=加奈=加奈=加奈",
  cn: "Na=娜=娜=娜, Jie=洁=潔=潔, Ting=婷=婷=婷, Yan=燕=燕=燕, Xue=雪=雪=雪, Lin=琳=琳=琳, Li=丽=麗=麗, Jing=静=靜=静, Shanshan=珊珊=珊珊=珊珊, Mengyu=梦雨=夢雨=夢雨, Xin=欣=欣=欣, Yuting=雨婷=雨婷=雨婷, Jiahui=佳慧=佳慧=佳慧, Siyu=思雨=思雨=思雨, Lina=丽娜=麗娜=麗娜, Xiaoxu=晓旭=曉旭=暁旭, Linyan=林艳=林艷=林艶, Wei=薇=薇=薇, Qiaozhu=巧珠=巧珠=巧珠, Yifan=一凡=一凡=一凡",
  hk: "Wing Sze=咏诗=詠詩=詠詩, Ka Yan=嘉欣=嘉欣=嘉欣, Hoi Yan=凯欣=凱欣=凱欣, Wai Ki=慧琪=慧琪=慧琪, Tsz Ying=芷莹=芷瑩=芷瑩, Cheuk Yiu=卓瑶=卓瑤=卓瑶, Lok Yi=乐怡=樂怡=楽怡, Yuen Ting=婉婷=婉婷=婉婷, Sin Yi=善怡=善怡=善怡, Ka Man=嘉敏=嘉敏=嘉敏, Hiu Tung=晓彤=曉彤=暁彤, Pui Shan=佩珊=佩珊=佩珊, Mei Yan=美欣=美欣=美欣, Nga Sze=雅诗=雅詩=雅詩, Wai Yan=慧欣=慧欣=慧欣, Yin Tung=妍彤=妍彤=妍彤",
  tw: "Yu-chen=钰辰=鈺辰=鈺辰, Ya-ting=雅婷=雅婷=雅婷, Yi-chun=怡君=怡君=怡君, Chia-ying=嘉莹=嘉瑩=嘉瑩, Szu-yu=思妤=思妤=思妤, Pei-ling=佩玲=佩玲=佩玲, Hsin-yi=欣怡=欣怡=欣怡, Wan-ting=婉婷=婉婷=婉婷, Yu-hsuan=语萱=語萱=語萱, Shu-fen=淑芬=淑芬=淑芬, Mei-ling=美玲=美玲=美玲, Hui-shan=慧珊=慧珊=慧珊, Tzu-yun=子芸=子芸=子芸, Li-ping=丽萍=麗萍=麗萍, Kai-ling=凯玲=凱玲=凱玲, Chih-ling=智玲=智玲=智玲",
  kr: "Ji-eun=智恩=智恩=ジウン, Min-ji=敏智=敏智=ミンジ, Seo-yeon=瑞妍=瑞妍=ソヨン, Ye-jin=艺珍=藝珍=イェジン, Soo-bin=秀彬=秀彬=スビン, Hye-jin=慧珍=慧珍=ヘジン, Yu-jin=有珍=有珍=ユジン, Da-hye=多惠=多惠=ダヘ, Eun-ji=恩智=恩智=ウンジ, Ha-neul=荷娜=荷娜=ハヌル, So-hee=素姬=素姬=ソヒ, Mi-ra=美罗=美羅=ミラ, Ga-eun=佳恩=佳恩=ガウン, Na-yeon=娜妍=娜妍=ナヨン, Hyun-joo=贤珠=賢珠=ヒョンジュ, Chae-won=采源=采源=チェウォン",
};

/** Which locales stand after each "=". */
const columns: Readonly<Record<string, readonly ("th" | "kh" | "ja" | "zh-Hans" | "zh-Hant")[]>> = {
  th: ["th"],
  kh: ["kh"],
  jp: ["ja", "zh-Hans", "zh-Hant"],
  cn: ["zh-Hans", "zh-Hant", "ja"],
  hk: ["zh-Hans", "zh-Hant", "ja"],
  tw: ["zh-Hans", "zh-Hant", "ja"],
  kr: ["zh-Hans", "zh-Hant", "ja"],
};

export type WomensNames = { given: readonly string[]; writing: Readonly<Record<string, readonly string[]>> };

const known = new Map<string, WomensNames>();

export function womensNames(nationality: string): WomensNames {
  const key = rows[nationality] ? nationality : (likewise[nationality] ?? "gb-eng");
  let names = known.get(key);
  if (!names) {
    const cells = (rows[key] ?? "").split(", ").map((name) => name.split("="));
    const writing = (columns[key] ?? []).map(
      (locale, index) => [locale, cells.map((cell) => cell[index + 1] ?? "")] as const,
    );
    names = { given: cells.map(([latin]) => latin ?? ""), writing: Object.fromEntries(writing) };
    known.set(key, names);
  }
  return names;
}

const likewise: Readonly<Record<string, string>> = {
  ca: "us",
  bs: "us",
  nz: "au",
  "gb-sct": "gb-eng",
  "gb-wls": "gb-eng",
  "gb-nir": "gb-eng",
  ie: "gb-eng",
  jm: "gb-eng",
  gh: "ng",
  cm: "fr",
  ci: "fr",
  sn: "fr",
  cd: "fr",
  ml: "fr",
  be: "fr",
  at: "de",
  ch: "de",
  dk: "se",
  no: "se",
  fi: "se",
  is: "se",
  lt: "pl",
  lv: "pl",
  cz: "pl",
  sk: "pl",
  hu: "pl",
  hr: "rs",
  si: "rs",
  ba: "rs",
  me: "rs",
  ru: "ua",
  ma: "sa",
  dz: "sa",
  tn: "sa",
  eg: "sa",
  ae: "sa",
  qa: "sa",
  mx: "co",
  uy: "ar",
  cl: "ar",
  py: "ar",
  pe: "co",
  ec: "co",
  ve: "co",
  pr: "co",
  do: "co",
  cu: "co",
  "my-chinese": "hk",
  "my-indian": "in",
  sg: "hk",
  "sg-malay": "my",
  "sg-indian": "in",
  ro: "it",
};
