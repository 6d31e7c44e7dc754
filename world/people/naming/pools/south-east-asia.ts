import { list, type NamePool } from "./pool.ts";

export const southEastAsia = {
  vn: {
    nationality: "vn",
    order: "family-first",
    given: list(`
      Anh, Bảo, Bình, Chiến, Chinh, Công, Cường, Danh, Duy, Dũng, Dương, Đạt, Đông, Đức, Giang, Hà, Hải, Hậu, Hiếu, Hiển, Hoàng, Hòa, Hùng, Huy, Hưng,
      Khải, Khang, Khánh, Khoa, Kiên, Lâm, Linh, Long, Lộc, Lực, Mạnh, Minh, Nam, Nghĩa, Nguyên, Nhân, Phát, Phong, Phú, Phúc, Phương, Quân, Quang,
      Quốc, Quý, Sáng, Sơn, Tài, Tân, Thái, Thanh, Thành, Thắng, Thiện, Thịnh, Thông, Tiến, Toàn, Trí, Trọng, Trung, Trường, Tú, Tuấn, Tùng, Việt,
      Vinh, Vũ, Vương
    `),
    middle: list(`
      Văn, Đình, Đức, Minh, Quang, Quốc, Thanh, Tuấn, Xuân, Công, Hữu, Ngọc, Trọng, Tiến, Duy, Hoàng, Việt, Anh, Bá, Chí, Đăng, Gia, Hải, Hoài, Hồng,
      Huy, Khắc, Mạnh, Nhật, Phi, Phước, Tấn, Thái, Thành, Thế, Trung, Vĩnh, Viết, Nam, Hùng
    `),
    family: list(`
      Nguyễn, Trần, Lê, Phạm, Hoàng, Huỳnh, Phan, Vũ, Võ, Đặng, Bùi, Đỗ, Hồ, Ngô, Dương, Lý, Đào, Đoàn, Vương, Trịnh, Trương, Đinh, Lâm, Phùng, Mai,
      Tô, Hà, Tạ, Chu, Lương, Cao, Thái, Châu, Lưu, La, Hứa, Kiều, Tăng, Quách, Triệu, Nông, Lục, Vi, Sầm, Bế, Đàm, Đồng, Khổng, Khuất, Lại, Lò, Ma,
      Mạc, Nghiêm, Ngụy, Ông, Phí, Quan, Tiêu, Tống, Từ, Ung, Văn, Viên, Giang, Doãn, Cù, Cấn, Bạch, Âu, Thạch, Sơn, Kim, Y
    `),
  },
  th: {
    nationality: "th",
    order: "given-first",
    given: list(`
      Anucha, Anuwat, Apichat, Arthit, Atthaphon, Banlue, Chaiwat, Chakkrit, Chalermpong, Chatchai, Danai, Decha, Ekkachai, Itthiphon, Jakkaphan,
      Jirawat, Kittipong, Kittiphot, Komsan, Kritsada, Manop, Nakarin, Narongrit, Natthaphon, Natthawut, Nattapong, Nopphadon, Panupong, Patiphan,
      Pattarapong, Peerapat, Phanuwat, Phongsakon, Pichet, Piyapong, Pokpong, Prasit, Rattanakon, Ronnachai, Santi, Sarawut, Sittichok, Somchai,
      Somkiat, Surachai, Suriya, Tanawat, Tanakorn, Thanaphat, Thawatchai, Thirawat, Tossaphon, Wanchai, Watchara, Weerachai, Wichai, Worachit,
      Wuttichai, Yutthana
    `),
    family: list(`
      Saengthong, Thongdee, Boonmee, Srisuk, Kaewmanee, Chankaew, Jaidee, Promma, Srithong, Suksai, Sukjai, Suksawat, Wongsa, Wongthong, Kaewkham,
      Kamlangngam, Boonruang, Boonsong, Boonchuay, Chaiyasit, Chaiyo, Chumsaeng, Chuchuay, Chantharat, Chanthong, Duangdee, Duangkaew, Intha, Inthong,
      Kanha, Khamdee, Khamphan, Kongkaew, Kongthong, Kongsuk, Maneewong, Maneerat, Meesuk, Meechai, Muangthong, Nakthong, Noimanee, Panyadee,
      Petchkaew, Phetthong, Phimpha, Phonphiphat, Phosri, Phothong, Phumphuang, Prasert, Ratchata, Rattanaphon, Ruangsri, Ruangrit, Sae-tang, Sae-lim,
      Saengchan, Saengsawang, Saisuwan, Sangkhawong, Sirichai, Sombun, Somjai, Srichan, Srisawat, Sriwichai, Suwannarat, Suwannaphum, Thepsuwan,
      Thongkham, Thongsuk, Wannasri, Wiangkham, Yodkaew
    `),
    writing: {
      th: {
        given: list(`
          อนุชา, อนุวัฒน์, อภิชาติ, อาทิตย์, อรรถพล, บรรลือ, ชัยวัฒน์, จักรกฤษณ์, เฉลิมพงษ์, ฉัตรชัย, ดนัย, เดชา, เอกชัย, อิทธิพล, จักรพันธ์,
          จิรวัฒน์, กิตติพงษ์, กิตติพศ, คมสันต์, กฤษดา, มานพ, นครินทร์, ณรงค์ฤทธิ์, ณัฐพล, ณัฐวุฒิ, ณัฐพงษ์, นพดล, ภาณุพงศ์, ปฏิภาณ, ภัทรพงษ์,
          พีรพัฒน์, ภาณุวัฒน์, พงศกร, พิเชษฐ์, ปิยะพงษ์, ปกป้อง, ประสิทธิ์, รัตนกร, รณชัย, สันติ, ศราวุธ, สิทธิโชค, สมชาย, สมเกียรติ, สุรชัย, สุริยา,
          ธนวัฒน์, ธนากร, ธนภัทร, ธวัชชัย, ธีรวัฒน์, ทศพล, วันชัย, วัชระ, วีรชัย, วิชัย, วรชิต, วุฒิชัย, ยุทธนา
        `),
        family: list(`
          แสงทอง, ทองดี, บุญมี, ศรีสุข, แก้วมณี, จันทร์แก้ว, ใจดี, พรหมมา, ศรีทอง, สุขใส, สุขใจ, สุขสวัสดิ์, วงษา, วงศ์ทอง, แก้วคำ, กำลังงาม,
          บุญเรือง, บุญส่ง, บุญช่วย, ไชยสิทธิ์, ไชโย, ชุมแสง, ชูช่วย, จันทรัตน์, จันทร์ทอง, ดวงดี, ดวงแก้ว, อินทา, อินทร์ทอง, กัณหา, คำดี, คำพันธ์,
          คงแก้ว, คงทอง, คงสุข, มณีวงศ์, มณีรัตน์, มีสุข, มีชัย, ม่วงทอง, นาคทอง, น้อยมณี, ปัญญาดี, เพชรแก้ว, เพชรทอง, พิมพา, พรพิพัฒน์, โพธิ์ศรี,
          โพธิ์ทอง, พุ่มพวง, ประเสริฐ, รัชตะ, รัตนพล, เรืองศรี, เรืองฤทธิ์, แซ่ตั้ง, แซ่ลิ้ม, แสงจันทร์, แสงสว่าง, สายสุวรรณ, สังฆวงศ์, ศิริชัย,
          สมบูรณ์, สมใจ, ศรีจันทร์, ศรีสวัสดิ์, ศรีวิชัย, สุวรรณรัตน์, สุวรรณภูมิ, เทพสุวรรณ, ทองคำ, ทองสุข, วรรณศรี, เวียงคำ, ยอดแก้ว
        `),
      },
    },
  },
  kh: {
    nationality: "kh",
    order: "family-first",
    given: list(`
      Sophea, Visal, Ratanak, Dara, Bora, Vuthy, Samnang, Vibol, Sovann, Vannak, Piseth, Chantha, Rithy, Socheat, Sopheak, Makara, Mesa, Theara,
      Thearith, Kosal, Panha, Veasna, Chandara, Raksmey, Sokha, Seyha, Tola, Oudom, Menghour, Kimhong, Sokhom, Virak, Narin, Narong, Narith, Phearun,
      Phearom, Rotha, Sambath, Sophal, Vathana, Vathanak, Chanrath, Bunthorn, Bunthoeun, Sophat, Kakada, Mithona, Phanith, Sothea, Chanveasna
    `),
    family: list(`
      Sok, Chan, Chea, Keo, Heng, Ly, Lim, Kim, Sam, Seng, Mao, Meas, Nhem, Ouk, Pen, Phan, Prak, Ros, Sar, Sim, So, Suon, Tep, Thach, Thy, Tith,
      Touch, Un, Uy, Vann, Yim, Yin, Long, Mom, Nuon, Ou, Phal, Pov, Phuong, Chhim, Chhun, Chhuon, Chuon, Dy, Eang, Kong, Khiev, Khim, Kuy, Leng,
      Leang, Mean, Meak, Ny, Nop, Pich, Phin, Sorn, Sun, Tan, Vorn, Yon, In, Ek, Hong, Hour, Ith, Kang, Oum, Sao
    `),
    writing: {
      kh: {
        given: list(`
          សុភា, វិសាល, រតនៈ, ដារ៉ា, បូរ៉ា, វុទ្ធី, សំណាង, វិបុល, សុវណ្ណ, វណ្ណៈ, ពិសិដ្ឋ, ចន្ថា, រិទ្ធី, សុជាតិ, សុភ័ក្ត្រ, មករា, មេសា, ធារ៉ា, ធារិទ្ធ,
          កុសល, បញ្ញា, វាសនា, ច័ន្ទដារ៉ា, រស្មី, សុខា, សីហា, តុលា, ឧត្តម, ម៉េងហួរ, គឹមហុង, សុខុម, វីរៈ, ណារិន, ណារ៉ុង, ណារិទ្ធ, ភារុណ, ភារម្យ, រដ្ឋា,
          សម្បត្តិ, សុផល, វឌ្ឍនា, វឌ្ឍនៈ, ច័ន្ទរ័ត្ន, ប៊ុនថន, ប៊ុនធឿន, សុផាត, កក្កដា, មិថុនា, ផានិត, សុធា, ច័ន្ទវាសនា
        `),
        family: list(`
          សុខ, ចាន់, ជា, កែវ, ហេង, លី, លឹម, គឹម, សំ, សេង, ម៉ៅ, មាស, ញ៉ែម, អ៊ុក, ប៉ែន, ផាន់, ប្រាក់, រស់, ស, ស៊ឹម, សូ, សួន, ទេព, ថាច់, ធី, ទិត្យ, ទូច,
          អ៊ុន, អ៊ុយ, វ៉ាន់, យឹម, យិន, ឡុង, មុំ, នួន, អ៊ូ, ផល, ពៅ, ភួង, ឈឹម, ឈុន, ឈួន, ជួន, ឌី, អៀង, គង់, ខៀវ, ឃឹម, គុយ, ឡេង, លាង, មាន, មាឃ, នី, ណុប,
          ពេជ្រ, ភិន, ស៊ន, ស៊ុន, តាន់, វ៉ន, យន់, អ៊ិន, ឯក, ហុង, ហួរ, អ៊ិត, កាំង, អ៊ុំ, សៅ
        `),
      },
    },
  },
  la: {
    nationality: "la",
    order: "given-first",
    given: list(`
      Bounthavy, Phouthone, Soukaphone, Khampheng, Sitthideth, Vannasone, Phoutthasay, Kydavone, Chony, Anousone, Bounmy, Bounphachan, Chanthavixay,
      Damoth, Ekkamai, Inthavong, Kaharn, Kettavong, Khamla, Khamsone, Kiengthavesak, Lembo, Maitee, Manolom, Mekong, Nalongsit, Outthilath, Phathana,
      Phithack, Phonsavanh, Saleumxay, Sangvone, Sisawad, Somxay, Sonevilay, Souvanny, Thanakone, Thipphachan, Thongkham, Tiny, Vanna, Viengsay,
      Vongdeuan, Xaysa, Xouxana, Bounkong
    `),
    family: list(`
      Phommachanh, Sayavong, Keomany, Vongsa, Inthavong, Phommavong, Souvannasangso, Bounmany, Chanthavong, Douangmala, Keovongsa, Khammany,
      Khounsamnan, Luangrath, Manivong, Nanthavong, Oudomphone, Phanthavong, Phengsavanh, Phetdavong, Phimmasone, Phonsana, Phoumy, Rattanavong,
      Saengsavang, Sengdala, Sengphachan, Sihavong, Singto, Sisouphanh, Sisombat, Somsanith, Souksavath, Soulivong, Souphanouvong, Southammavong,
      Syharath, Thammavong, Thepvongsa, Thongphachan, Thongsamouth, Vilayphone, Viravong, Vixay, Vongchiengkham, Vongphakdy, Vorachit, Xaiyasan,
      Xayaphone, Xaysombath, Yang, Her, Lor, Moua, Thao, Vang, Xiong, Bounthavong, Chanthalangsy, Duangvilaykeo, Kounthapanya, Latsavong, Norasing
    `),
  },
  mm: {
    nationality: "mm",
    order: "given-first",
    given: list(`
      Aung, Kyaw, Zaw, Min, Thiha, Ye, Myo, Htet, Nay, Hein, Sithu, Yan, Zin, Than, Soe, Phyo, Moe, Maung, Lin, Kaung, Naing, Nyi, Okkar, Pyae, Si,
      Suan, Swan, Thant, Thet, Tin, Toe, Tun, Wai, Win, Wunna, Yar, Zayar, Zwe, David, Hlaing, Khant, Arkar, Chit, Dway
    `),
    family: list(`
      Min Thu, Ko Ko, Min Oo, Lin Tun, Zin Oo, Thu Aung, Naing Oo, Win Tun, Htet Aung, Kyaw Moe, Min Htet, Zaw Oo, Thura, Lin Aung, Myo Aung,
      Sett Paing, Moe Aung, Thet Paing, Myat Thu, Ye Htut, Min Khant, Zaw Lin, Pyae Sone, Aung Naing, Hein Thu, Kaung Myat, Khant Kyaw, Ko Oo,
      Kyaw Swar, Kyaw Thu, Lwin Oo, Lin Htet, Lin Ko, Maung Maung, Min Latt, Min Naing, Min Soe, Min Tun, Min Zaw, Moe Kyaw, Moe Win, Myint Aung,
      Myint Oo, Naing Win, Nanda, Nyein Chan, Oo Lwin, Phone Kyaw, Phone Myint, Pyae Phyo, San Oo, Soe Moe, Soe Naing, Than Paing, Thein Zaw,
      Thiha Zaw, Tun Lin, Tun Naing, Wai Yan, Win Aung, Win Htut, Yan Naing, Yan Paing, Ye Aung, Ye Lin
    `),
  },
  my: {
    nationality: "my",
    order: "given-first",
    share: 0.75,
    given: list(`
      Muhammad Faiz, Ahmad Syafiq, Mohd Azlan, Hafiz, Amirul, Aiman, Azim, Danial, Faris, Hakim, Haziq, Ikhwan, Irfan, Izzat, Khairul, Luqman,
      Muhammad Akif, Muhammad Hadi, Nazmi, Nik Akram, Norshahrul, Rizal, Ridzuan, Safwan, Shahrel, Shahril, Shamsul, Syahmi, Syamer, Syazwan, Syihan,
      Wan Zack, Zafuan, Zulfadli, Zhafri, Adib, Afiq, Akmal, Amri, Arif, Asyraf, Azri, Badrul, Farhan, Fadhli, Fitri, Hidayat, Ubaidullah, Umar
    `),
    family: list(`
      Abdullah, Ahmad, Ismail, Rahman, Hassan, Ibrahim, Yusof, Omar, Othman, Mohamad, Aziz, Hamid, Razak, Zakaria, Yaakob, Jaafar, Idris, Hashim,
      Halim, Salleh, Mansor, Mokhtar, Mustafa, Nasir, Nordin, Rashid, Ramli, Roslan, Sabri, Saad, Said, Samad, Shamsuddin, Sulaiman, Talib, Wahab,
      Yahya, Yunus, Zainal, Zainuddin, Zulkifli, Kamaruddin, Khalid, Latif, Mahmud, Manaf, Muda, Musa, Nawi, Noor, Osman, Puteh, Rani, Rosli, Sidek,
      Tahir, Taib, Awang, Azman, Bakar, Baharom, Daud, Ghani, Harun, Husin, Jamil, Kassim, Karim
    `),
  },
  "my-chinese": {
    nationality: "my",
    order: "family-first",
    share: 0.15,
    given: list(`
      Wei Jie, Jun Hao, Zhi Wei, Jia Hao, Kah Hoe, Chee Keong, Wai Kit, Ming Hui, Jian Wei, Kok Wai, Chun Kit, Yong Sheng, Zi Yang, Wen Jie, Hong Wei,
      Jun Wei, Kai Xuan, Yi Xuan, Boon Keat, Kim Leong, Swee Hock, Chin Wah, Teck Seng, Wei Liang, Zhen Yu, Hao Yu, Guan Ming, Weng Hong, Tze Wei,
      Kai Jie, Shun Wei, Yao Ming, Jing Wen, Soon Huat, Wai Loon, Hui Ming, Yu Heng, Zhi Hao, Ee Hong, Choon Kiat
    `),
    family: list(`
      Tan, Lim, Lee, Wong, Ng, Chong, Ong, Chan, Goh, Teoh, Cheah, Yap, Low, Lau, Liew, Loh, Lai, Ho, Koh, Khoo, Chin, Foo, Chew, Ooi, Yong, Yeoh,
      Tang, Teh, Tay, Toh, Leong, Lam, Kok, Quek, Hoo, Cheong, Chua, Choo, Choong, Chow, Fong, Gan, Heng, Kam, Kang, Khor, Kong, Kuan, Lew, Lo, Looi,
      Loke, Mak, Mok, Ngu, Pang, Phang, Seah, See, Sia, Sim, Siow, Soh, Soo, Tee, Thong, Voon, Wee, Woo, Yee
    `),
    writing: {
      "zh-Hans": {
        given: list(`
          伟杰, 俊豪, 志伟, 家豪, 家豪, 志强, 伟杰, 明辉, 建伟, 国伟, 俊杰, 勇胜, 子扬, 文杰, 宏伟, 俊伟, 凯轩, 奕轩, 文杰, 金良, 瑞福, 振华, 德成, 伟良, 振宇, 浩宇, 冠明, 永康, 子维, 凯杰, 顺伟, 耀明, 景文, 顺发, 伟伦,
          辉明, 宇恒, 志豪, 奕鸿, 俊杰
        `),
        family: list(`
          陈, 林, 李, 黄, 黄, 张, 王, 陈, 吴, 张, 谢, 叶, 刘, 刘, 刘, 罗, 黎, 何, 许, 邱, 陈, 傅, 周, 黄, 杨, 杨, 邓, 郑, 郑, 杜, 梁, 林, 郭, 郭, 胡, 张, 蔡, 朱, 钟, 周, 冯, 颜, 王, 甘, 江, 许, 江,
          关, 刘, 罗, 吕, 陆, 麦, 莫, 吴, 彭, 彭, 谢, 施, 谢, 沈, 萧, 苏, 苏, 郑, 汤, 温, 黄, 胡, 余
        `),
      },
      "zh-Hant": {
        given: list(`
          偉傑, 俊豪, 志偉, 家豪, 家豪, 志強, 偉傑, 明輝, 建偉, 國偉, 俊傑, 勇勝, 子揚, 文傑, 宏偉, 俊偉, 凱軒, 奕軒, 文傑, 金良, 瑞福, 振華, 德成, 偉良, 振宇, 浩宇, 冠明, 永康, 子維, 凱傑, 順偉, 耀明, 景文, 順發, 偉倫,
          輝明, 宇恆, 志豪, 奕鴻, 俊傑
        `),
        family: list(`
          陳, 林, 李, 黃, 黃, 張, 王, 陳, 吳, 張, 謝, 葉, 劉, 劉, 劉, 羅, 黎, 何, 許, 邱, 陳, 傅, 周, 黃, 楊, 楊, 鄧, 鄭, 鄭, 杜, 梁, 林, 郭, 郭, 胡, 張, 蔡, 朱, 鍾, 周, 馮, 顏, 王, 甘, 江, 許, 江,
          關, 劉, 羅, 呂, 陸, 麥, 莫, 吳, 彭, 彭, 謝, 施, 謝, 沈, 蕭, 蘇, 蘇, 鄭, 湯, 溫, 黃, 胡, 余
        `),
      },
    },
  },
  "my-indian": {
    nationality: "my",
    order: "given-first",
    share: 0.1,
    given: list(`
      Kumaran, Prakash, Sasikumar, Thinesh, Dinesh, Ganesh, Gopinathan, Gunalan, Harivarman, Hemanathan, Jeevan, Kalaiselvan, Kishor, Kogileswaran,
      Logan, Mahesh, Mohan, Nanthakumar, Navin, Partiban, Pavithran, Praveen, Puvaneswaran, Raj, Ramesh, Rajesh, Ruben, Sanjay, Santhiran, Saravanan,
      Selvan, Shankar, Sharvin, Sivakumar, Suresh, Surendran, Thanabalan, Theenesh, Thivandaran, Vicknesh, Vikneswaran, Yogeswaran
    `),
    family: list(`
      Krishnan, Subramaniam, Raman, Muniandy, Nadarajah, Rajan, Kumar, Samy, Perumal, Arumugam, Balakrishnan, Chandran, Devan, Ganesan, Govindasamy,
      Gopal, Jayaraman, Kandasamy, Kannan, Karuppiah, Letchumanan, Maniam, Manickam, Marimuthu, Murugesan, Murugiah, Muthusamy, Nagappan, Naidu, Nair,
      Narayanan, Palani, Palaniandy, Pandian, Paramasivam, Pillai, Ponniah, Raju, Ramasamy, Rathakrishnan, Ravichandran, Sankaran, Selvaraj,
      Shanmugam, Sinnappan, Sivalingam, Sockalingam, Sundaram, Suppiah, Thangaraj, Thanaraj, Thiagarajan, Veerappan, Velu, Vengadesan, Vijayan, Singh,
      Thevar, Menon, Ratnam, Anthony, David
    `),
  },
  sg: {
    nationality: "sg",
    order: "family-first",
    share: 0.45,
    given: list(`
      Wei Ming, Jun Jie, Zhi Hao, Jia Wei, Wei Xiang, Yong Jun, Zheng Yang, Kai Wen, Jing Yang, Boon Hwee, Kian Meng, Chee Wee, Hao Ming, Jun Kai,
      Wen Hao, Yi Heng, Zhi Xiang, Guo Wei, De Wei, Jun Hong, Rui En, Ze Kai, Yu Xuan, Yao Hui, Shao Wei, Teck Heng, Swee Kiat, Kok Leong, Wee Siang,
      Eng Hock, Xuan Yi, Jian Hui, Jia Jun, Cheng Han, Jin Wei, Yi Kai, Hong Jun, Ming Jie, Li Wei, Jun Yan
    `),
    family: list(`
      Tan, Lim, Lee, Ng, Ong, Wong, Goh, Chua, Chan, Koh, Teo, Ang, Yeo, Tay, Ho, Low, Toh, Sim, Chong, Chia, Seah, Foo, Chew, Quek, Kwek, Lau, Leong,
      Lai, Loh, Neo, Pang, Peh, Phua, Poh, Seet, Seow, Soh, Soon, Soo, Tang, Tee, Teng, Thia, Tong, Wee, Woo, Yap, Yeoh, Yew, Yong, Zhang, Chen,
      Cheong, Chee, Choo, Chow, Gan, Heng, Hong, Kang, Kee, Khoo, Kong, Kuah
    `),
    writing: {
      "zh-Hans": {
        given: list(`
          伟明, 俊杰, 志豪, 嘉伟, 伟翔, 永俊, 正阳, 凯文, 景阳, 文辉, 建明, 志伟, 浩明, 俊凯, 文豪, 奕恒, 志翔, 国伟, 德伟, 俊宏, 瑞恩, 泽凯, 宇轩, 耀辉, 少伟, 德兴, 瑞杰, 国良, 伟祥, 荣福, 轩毅, 健辉, 家俊, 承翰, 进伟,
          毅凯, 宏俊, 明杰, 立伟, 俊彦
        `),
        family: list(`
          陈, 林, 李, 黄, 王, 黄, 吴, 蔡, 陈, 许, 张, 洪, 杨, 郑, 何, 刘, 卓, 沈, 张, 谢, 佘, 符, 周, 郭, 郭, 刘, 梁, 赖, 罗, 梁, 冯, 白, 潘, 傅, 薛, 萧, 苏, 孙, 苏, 邓, 郑, 丁, 程, 汤, 黄, 胡, 叶,
          杨, 姚, 杨, 张, 陈, 张, 徐, 朱, 周, 颜, 王, 洪, 江, 纪, 邱, 江, 柯
        `),
      },
      "zh-Hant": {
        given: list(`
          偉明, 俊傑, 志豪, 嘉偉, 偉翔, 永俊, 正陽, 凱文, 景陽, 文輝, 建明, 志偉, 浩明, 俊凱, 文豪, 奕恆, 志翔, 國偉, 德偉, 俊宏, 瑞恩, 澤凱, 宇軒, 耀輝, 少偉, 德興, 瑞傑, 國良, 偉祥, 榮福, 軒毅, 健輝, 家俊, 承翰, 進偉,
          毅凱, 宏俊, 明傑, 立偉, 俊彥
        `),
        family: list(`
          陳, 林, 李, 黃, 王, 黃, 吳, 蔡, 陳, 許, 張, 洪, 楊, 鄭, 何, 劉, 卓, 沈, 張, 謝, 佘, 符, 周, 郭, 郭, 劉, 梁, 賴, 羅, 梁, 馮, 白, 潘, 傅, 薛, 蕭, 蘇, 孫, 蘇, 鄧, 鄭, 丁, 程, 湯, 黃, 胡, 葉,
          楊, 姚, 楊, 張, 陳, 張, 徐, 朱, 周, 顏, 王, 洪, 江, 紀, 邱, 江, 柯
        `),
      },
    },
  },
  "sg-malay": {
    nationality: "sg",
    order: "given-first",
    share: 0.4,
    given: list(`
      Hariss, Irfan, Ikhsan, Adam, Amirul, Shahdan, Zulqarnaen, Hafiz, Faris, Farhan, Syahrul, Syed Akmal, Iqbal, Nazrul, Hami, Huzaifah, Azim,
      Danish, Fathullah, Fazrul, Haikal, Hazzuwan, Hilmi, Ilhan, Iman, Khairul, Khairin, Luqman, Nur Adam, Raihan, Ridhuan, Rusyaidi, Safirul,
      Saifullah, Shah, Shakir, Sharul, Sufianto, Syahadat, Taufik, Taufiq, Zaiful, Zharfan
    `),
    family: list(`
      Abdullah, Rahman, Ramli, Ismail, Hassan, Hamid, Salleh, Yusof, Ibrahim, Osman, Rahim, Rosli, Aziz, Anuar, Azman, Buhari, Daud, Effendi, Ghani,
      Hakim, Halim, Hashim, Idris, Jamaluddin, Johari, Kassim, Khalid, Latiff, Mahmud, Majid, Malik, Mansor, Mohamed, Mokhtar, Musa, Mustafa, Najib,
      Nasir, Nizam, Noor, Nordin, Othman, Rahmat, Rashid, Razak, Rohaizad, Sabri, Safuan, Samad, Saptu, Shamsudin, Sidek, Suhaimi, Sulaiman, Syahiran,
      Tahir, Wahab, Yahya, Yunos, Zainal, Zaini, Zulkifli
    `),
  },
  "sg-indian": {
    nationality: "sg",
    order: "given-first",
    share: 0.15,
    given: list(`
      Anand, Arjun, Darren, Gabriel, Hariharan, Jeevan, Karthik, Kishore, Madhu, Mohan, Naresh, Nathan, Pravin, Raj, Rajesh, Ravi, Rohan, Ryan,
      Sanjay, Sathish, Shanmugan, Shiva, Sunil, Suresh, Tarun, Vikram, Vishnu, Ashwin, Dhruv, Dinesh, Ganesh, Gautham, Haresh, Joel, Kumaran, Marcus,
      Nikhil, Prakash, Pradeep, Vignesh
    `),
    family: list(`
      Krishnan, Pillai, Nair, Menon, Kumar, Raj, Singh, Subramaniam, Chandran, Ganesan, Samy, Rajan, Anthony, Arumugam, Balakrishnan, Bala, Chelliah,
      D'Cruz, David, Devan, Fernandez, George, Gopal, Govindan, Iyer, Jacob, James, Jayakumar, Joseph, Kannan, Kandiah, Mahadevan, Mani, Maniam,
      Mathew, Moorthy, Muthu, Naidu, Narayanan, Nathan, Naidoo, Palani, Pereira, Perumal, Ponnusamy, Raja, Rajaratnam, Ramachandran, Ramasamy, Rao,
      Ravindran, Reddy, Selvam, Selvaraj, Sharma, Shanmugam, Sivam, Sundaram, Thangavelu, Thomas, Varma, Vijayan
    `),
  },
  id: {
    nationality: "id",
    order: "given-first",
    given: list(`
      Ahmad, Muhammad, Rizky, Andi, Bagus, Dimas, Fajar, Agus, Budi, Dedi, Eko, Hendra, Irfan, Joko, Rachmat, Yogi, Ilham, Aditya, Adi, Alfian, Angga,
      Ari, Arif, Asep, Bayu, Beni, Dendi, Dian, Doni, Edo, Fachri, Febri, Feri, Galih, Gilang, Hari, Ikhsan, Imam, Kadek, Komang, Made, Nyoman, Putu,
      Wayan, Ketut, Gede, Nanda, Novri, Rendi, Reza, Riko, Septian, Syahrul, Teguh, Wahyu, Yakob, Yanto, Yusuf, Zainal
    `),
    family: list(`
      Pratama, Saputra, Setiawan, Nugroho, Wijaya, Kurniawan, Hidayat, Santoso, Ramadhan, Firmansyah, Maulana, Permana, Prasetyo, Purnomo, Gunawan,
      Susanto, Wibowo, Hartono, Suryadi, Suhendra, Sutrisno, Siregar, Nasution, Harahap, Lubis, Simanjuntak, Sitompul, Hutagalung, Tampubolon,
      Pardede, Wenda, Solossa, Wanggai, Kogoya, Tabuni, Pahabol, Rumbiak, Mofu, Lestaluhu, Tuasalamony, Pellu, Umarella, Latuconsina, Manuputty,
      Tomasoa, Suwarno, Sudrajat, Supriyadi, Syahputra, Utomo, Wicaksono, Wahyudi, Yulianto, Zulkarnain, Anwar, Ardiansyah, Arifin, Budiman, Cahyono,
      Darmawan, Effendi, Fauzi, Hakim, Handoko, Iskandar, Kusuma, Mahendra, Mulyadi, Nurhidayat, Putra, Rahman, Rusdi, Sanjaya
    `),
  },
  ph: {
    nationality: "ph",
    order: "given-first",
    given: list(`
      Juan Miguel, Jose, Mark, John Paul, Christian, Paolo, Miguel, Jericho, Joshua, Angelo, Carlo, Dennis, Emmanuel, Francis, Gabriel, Ian, Jayson,
      Jerome, John Rey, Jomar, Jordan, Jun Mar, Kevin, Kobe, Lance, Luis, Marco, Marvin, Michael, Nathaniel, Nico, Noel, Patrick, Rafael, Raymond,
      Renz, Rey, Robert, Roger, Ronnie, Ryan, Sean, Simon, Terrence, Troy, Vincent, Vic, Dave, Jarvey, Jesper, Amani, Kenneth, Arvin, Scott, Calvin
    `),
    family: list(`
      Santos, Reyes, Cruz, Bautista, Ocampo, Garcia, Mendoza, Torres, Tomas, Castillo, Villanueva, Ramos, Flores, Gonzales, Aquino, Dela Cruz,
      Del Rosario, Rivera, Ramirez, Fernandez, Lopez, Castro, Navarro, Mercado, Santiago, Domingo, Perez, Pascual, Salvador, Soriano, De Leon,
      De Guzman, Francisco, Hernandez, Manalo, Tolentino, Valdez, Aguilar, Alvarez, Andrada, Bacalso, Baluyot, Buenaventura, Cabrera, Canlas, Corpuz,
      Dimaculangan, Enriquez, Espiritu, Evangelista, Ferrer, Guevarra, Ignacio, Lacson, Lim, Macaraeg, Magsaysay, Malonzo, Marasigan, Mariano,
      Natividad, Pangilinan, Panganiban, Salazar, Sarmiento, Tan, Velasco, Villareal, Zamora
    `),
  },
} satisfies Record<string, NamePool>;
