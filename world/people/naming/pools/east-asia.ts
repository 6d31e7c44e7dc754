import { list, type NamePool } from "./pool.ts";

export const eastAsia = {
  jp: {
    nationality: "jp",
    order: "given-first",
    given: list(`
      Haruto, Yuto, Sota, Ren, Riku, Kaito, Shota, Takumi, Daiki, Kenta, Ryota, Yuki, Kazuki, Tatsuya, Naoki, Shun, Hiroki, Yusuke, Daisuke, Kosuke,
      Keita, Ryo, Tsubasa, Yamato, Taiga, Kota, Masaya, Tomoya, Shunsuke, Koki, Yuma, Hayato, Taichi, Tomoki, Sho, Jun, Makoto, Satoshi, Takahiro,
      Yoshiki, Ryosuke, Kento, Koji, Itsuki, Asahi, Minato, Ryusei, Kohei, Shingo, Shinya, Takuya, Yuta, Yudai, Genki, Hikaru, Ryuji, Keisuke,
      Tetsuya, Wataru, Issei
    `),
    family: list(`
      Sato, Suzuki, Takahashi, Tanaka, Ito, Watanabe, Yamamoto, Nakamura, Kobayashi, Kato, Yoshida, Yamada, Sasaki, Yamaguchi, Matsumoto, Inoue,
      Kimura, Hayashi, Saito, Shimizu, Yamazaki, Mori, Ikeda, Hashimoto, Abe, Ishikawa, Yamashita, Nakajima, Ishii, Ogawa, Maeda, Okada, Hasegawa,
      Fujita, Goto, Kondo, Murakami, Sakamoto, Aoki, Fujii, Nishimura, Fukuda, Ota, Miura, Fujiwara, Okamoto, Matsuda, Nakagawa, Nakano, Harada, Ono,
      Tamura, Takeuchi, Kaneko, Wada, Nakayama, Ishida, Ueda, Morita, Kojima, Shibata, Sakai, Kudo, Yokoyama, Miyazaki, Miyamoto, Uchida, Takagi,
      Ando, Taniguchi, Ohno, Imai, Takada, Maruyama, Takeda, Ueno, Sugiyama, Masuda, Hirano, Murata
    `),
    writing: {
      ja: {
        given: list(`
          陽翔, 悠斗, 颯太, 蓮, 陸, 海斗, 翔太, 拓海, 大輝, 健太, 亮太, 祐希, 和樹, 達也, 直樹, 駿, 弘樹, 雄介, 大輔, 康介, 圭太, 涼, 翼, 大和, 大河, 航太, 雅也, 智也, 俊介, 光輝, 悠真, 隼人, 太一, 友樹, 翔, 純, 誠,
          聡, 貴大, 良樹, 涼介, 健斗, 浩二, 樹, 朝陽, 湊, 龍星, 航平, 慎吾, 真也, 拓也, 雄太, 雄大, 元気, 光, 竜司, 啓介, 哲也, 渉, 一成
        `),
        family: list(`
          佐藤, 鈴木, 高橋, 田中, 伊藤, 渡辺, 山本, 中村, 小林, 加藤, 吉田, 山田, 佐々木, 山口, 松本, 井上, 木村, 林, 斎藤, 清水, 山崎, 森, 池田, 橋本, 阿部, 石川, 山下, 中島, 石井, 小川, 前田, 岡田, 長谷川, 藤田, 後藤,
          近藤, 村上, 坂本, 青木, 藤井, 西村, 福田, 太田, 三浦, 藤原, 岡本, 松田, 中川, 中野, 原田, 小野, 田村, 竹内, 金子, 和田, 中山, 石田, 上田, 森田, 小島, 柴田, 酒井, 工藤, 横山, 宮崎, 宮本, 内田, 高木, 安藤, 谷口,
          大野, 今井, 高田, 丸山, 武田, 上野, 杉山, 増田, 平野, 村田
        `),
      },
      "zh-Hans": {
        given: list(`
          阳翔, 悠斗, 飒太, 莲, 陆, 海斗, 翔太, 拓海, 大辉, 健太, 亮太, 祐希, 和树, 达也, 直树, 骏, 弘树, 雄介, 大辅, 康介, 圭太, 凉, 翼, 大和, 大河, 航太, 雅也, 智也, 俊介, 光辉, 悠真, 隼人, 太一, 友树, 翔, 纯, 诚,
          聪, 贵大, 良树, 凉介, 健斗, 浩二, 树, 朝阳, 凑, 龙星, 航平, 慎吾, 真也, 拓也, 雄太, 雄大, 元气, 光, 龙司, 启介, 哲也, 涉, 一成
        `),
        family: list(`
          佐藤, 铃木, 高桥, 田中, 伊藤, 渡边, 山本, 中村, 小林, 加藤, 吉田, 山田, 佐佐木, 山口, 松本, 井上, 木村, 林, 斋藤, 清水, 山崎, 森, 池田, 桥本, 阿部, 石川, 山下, 中岛, 石井, 小川, 前田, 冈田, 长谷川, 藤田, 后藤,
          近藤, 村上, 坂本, 青木, 藤井, 西村, 福田, 太田, 三浦, 藤原, 冈本, 松田, 中川, 中野, 原田, 小野, 田村, 竹内, 金子, 和田, 中山, 石田, 上田, 森田, 小岛, 柴田, 酒井, 工藤, 横山, 宫崎, 宫本, 内田, 高木, 安藤, 谷口,
          大野, 今井, 高田, 丸山, 武田, 上野, 杉山, 增田, 平野, 村田
        `),
      },
      "zh-Hant": {
        given: list(`
          陽翔, 悠斗, 颯太, 蓮, 陸, 海斗, 翔太, 拓海, 大輝, 健太, 亮太, 祐希, 和樹, 達也, 直樹, 駿, 弘樹, 雄介, 大輔, 康介, 圭太, 涼, 翼, 大和, 大河, 航太, 雅也, 智也, 俊介, 光輝, 悠真, 隼人, 太一, 友樹, 翔, 純, 誠,
          聰, 貴大, 良樹, 涼介, 健斗, 浩二, 樹, 朝陽, 湊, 龍星, 航平, 慎吾, 真也, 拓也, 雄太, 雄大, 元氣, 光, 龍司, 啟介, 哲也, 涉, 一成
        `),
        family: list(`
          佐藤, 鈴木, 高橋, 田中, 伊藤, 渡邊, 山本, 中村, 小林, 加藤, 吉田, 山田, 佐佐木, 山口, 松本, 井上, 木村, 林, 齋藤, 清水, 山崎, 森, 池田, 橋本, 阿部, 石川, 山下, 中島, 石井, 小川, 前田, 岡田, 長谷川, 藤田, 後藤,
          近藤, 村上, 坂本, 青木, 藤井, 西村, 福田, 太田, 三浦, 藤原, 岡本, 松田, 中川, 中野, 原田, 小野, 田村, 竹內, 金子, 和田, 中山, 石田, 上田, 森田, 小島, 柴田, 酒井, 工藤, 橫山, 宮崎, 宮本, 內田, 高木, 安藤, 谷口,
          大野, 今井, 高田, 丸山, 武田, 上野, 杉山, 增田, 平野, 村田
        `),
      },
    },
  },
  kr: {
    nationality: "kr",
    order: "family-first",
    given: list(`
      Min-jun, Seo-jun, Ji-hoon, Hyun-woo, Joon-ho, Dong-hyun, Sung-min, Jae-won, Tae-hyun, Seung-woo, Young-ho, Jin-woo, Min-ho, Woo-jin, Do-hyun,
      Ji-ho, Gun-woo, Sang-woo, Sang-min, Jun-young, Hyun-jun, Seung-hyun, Jae-hyun, Jong-hyun, Kyung-min, Dong-wook, Jin-hyuk, Min-kyu, Sung-jin,
      Tae-woo, Yoon-ho, Chan-woo, Eun-sung, Geon-hee, Han-sol, In-soo, Jeong-hwan, Ki-hoon, Kwang-soo, Myung-hoon, Sang-hyeok, Seok-jin, Shi-woo,
      Tae-yang, Won-jun, Yong-jun, Young-jae, Ye-chan, Jun-seo, Hyeon-seok
    `),
    family: list(`
      Kim, Lee, Park, Choi, Jung, Kang, Cho, Yoon, Jang, Lim, Han, Oh, Seo, Shin, Kwon, Hwang, Ahn, Song, Ryu, Hong, Jeon, Ko, Moon, Yang, Son, Bae,
      Baek, Heo, Nam, Shim, Noh, Ha, Kwak, Sung, Cha, Joo, Woo, Koo, Min, Jin, Na, Ji, Eom, Chae, Won, Cheon, Bang, Kong, Hyun, Ham, Byun, Yeom, Choo,
      Do, So, Seok, Sun, Seol, Ma, Gil, Yeon, Wi, Pyo, Myung, Ki, Ban, Wang, Ok, Yook, In, Maeng, Je, Mo, Tak
    `),
    writing: {
      "zh-Hans": {
        given: list(`
          敏俊, 瑞俊, 志勋, 贤宇, 俊浩, 东炫, 成珉, 在元, 泰贤, 胜宇, 永浩, 镇宇, 民浩, 宇镇, 道贤, 智浩, 建宇, 相宇, 相珉, 俊荣, 炫俊, 承贤, 在贤, 钟贤, 炅珉, 东旭, 镇赫, 民奎, 成镇, 泰宇, 允浩, 灿宇, 恩成, 建熙, 翰率,
          仁洙, 正焕, 基勋, 光洙, 明勋, 相赫, 硕珍, 时宇, 太阳, 元俊, 勇俊, 英在, 艺灿, 俊瑞, 贤硕
        `),
        family: list(`
          金, 李, 朴, 崔, 郑, 姜, 赵, 尹, 张, 林, 韩, 吴, 徐, 申, 权, 黄, 安, 宋, 柳, 洪, 全, 高, 文, 梁, 孙, 裴, 白, 许, 南, 沈, 卢, 河, 郭, 成, 车, 朱, 禹, 具, 闵, 陈, 罗, 池, 严, 蔡, 元, 千, 方,
          孔, 玄, 咸, 卞, 廉, 秋, 都, 苏, 石, 宣, 薛, 马, 吉, 延, 魏, 表, 明, 奇, 潘, 王, 玉, 陆, 印, 孟, 诸, 牟, 卓
        `),
      },
      "zh-Hant": {
        given: list(`
          敏俊, 瑞俊, 志勳, 賢宇, 俊浩, 東炫, 成珉, 在元, 泰賢, 勝宇, 永浩, 鎮宇, 民浩, 宇鎮, 道賢, 智浩, 建宇, 相宇, 相珉, 俊榮, 炫俊, 承賢, 在賢, 鍾賢, 炅珉, 東旭, 鎮赫, 民奎, 成鎮, 泰宇, 允浩, 燦宇, 恩成, 建熙, 翰率,
          仁洙, 正煥, 基勳, 光洙, 明勳, 相赫, 碩珍, 時宇, 太陽, 元俊, 勇俊, 英在, 藝燦, 俊瑞, 賢碩
        `),
        family: list(`
          金, 李, 朴, 崔, 鄭, 姜, 趙, 尹, 張, 林, 韓, 吳, 徐, 申, 權, 黃, 安, 宋, 柳, 洪, 全, 高, 文, 梁, 孫, 裴, 白, 許, 南, 沈, 盧, 河, 郭, 成, 車, 朱, 禹, 具, 閔, 陳, 羅, 池, 嚴, 蔡, 元, 千, 方,
          孔, 玄, 咸, 卞, 廉, 秋, 都, 蘇, 石, 宣, 薛, 馬, 吉, 延, 魏, 表, 明, 奇, 潘, 王, 玉, 陸, 印, 孟, 諸, 牟, 卓
        `),
      },
      ja: {
        given: list(`
          ミンジュン, ソジュン, ジフン, ヒョヌ, ジュノ, ドンヒョン, ソンミン, ジェウォン, テヒョン, スンウ, ヨンホ, ジヌ, ミンホ, ウジン, ドヒョン, ジホ, ゴヌ, サンウ, サンミン, ジュニョン, ヒョンジュン, スンヒョン, ジェヒョン, ジョンヒョン,
          ギョンミン, ドンウク, ジニョク, ミンギュ, ソンジン, テウ, ユンホ, チャヌ, ウンソン, ゴニ, ハンソル, インス, ジョンファン, ギフン, グァンス, ミョンフン, サンヒョク, ソクジン, シウ, テヤン, ウォンジュン, ヨンジュン, ヨンジェ,
          イェチャン, ジュンソ, ヒョンソク
        `),
        family: list(`
          キム, イ, パク, チェ, チョン, カン, チョ, ユン, チャン, イム, ハン, オ, ソ, シン, クォン, ファン, アン, ソン, リュ, ホン, チョン, コ, ムン, ヤン, ソン, ペ, ペク, ホ, ナム, シム, ノ, ハ, クァク, ソン, チャ,
          チュ, ウ, ク, ミン, チン, ナ, チ, オム, チェ, ウォン, チョン, パン, コン, ヒョン, ハム, ピョン, ヨム, チュ, ト, ソ, ソク, ソン, ソル, マ, キル, ヨン, ウィ, ピョ, ミョン, キ, パン, ワン, オク, ユク, イン, メン,
          チェ, モ, タク
        `),
      },
    },
  },
  cn: {
    nationality: "cn",
    order: "family-first",
    given: list(`
      Haoran, Zihao, Yuxuan, Junjie, Weijie, Mingyu, Jiahao, Tianyi, Zhiyuan, Bowen, Chengyu, Haotian, Jianhua, Jianfeng, Jiawei, Jinlong, Kai, Lei,
      Peng, Qiang, Tao, Wei, Wenjie, Xiang, Xiaodong, Xiaolong, Xin, Yang, Yifan, Yi, Yuchen, Yuhang, Zehao, Zhao, Zhen, Zhiwei, Zhipeng, Zixuan,
      Chao, Chen, Bin, Dong, Fei, Gang, Guangyao, Guoqiang, Hao, Jian, Jun, Liang, Long, Ming, Ning, Rui, Shuai, Yunlong, Zhixin, Ziyang
    `),
    family: list(`
      Wang, Li, Zhang, Liu, Chen, Yang, Huang, Zhao, Wu, Zhou, Xu, Sun, Ma, Zhu, Hu, Guo, He, Lin, Gao, Luo, Zheng, Liang, Xie, Song, Tang, Deng, Han,
      Feng, Cao, Peng, Zeng, Xiao, Tian, Dong, Pan, Yuan, Cai, Jiang, Yu, Du, Ye, Cheng, Wei, Su, Lü, Ding, Ren, Lu, Yao, Shen, Zhong, Cui, Tan, Fan,
      Wen, Shi, Liao, Jia, Xia, Fu, Fang, Zou, Xiong, Bai, Meng, Qin, Qiu, Hou, Jin, Duan, Lei, Shao, Kong, Mao
    `),
    writing: {
      "zh-Hans": {
        given: list(`
          浩然, 子豪, 宇轩, 俊杰, 伟杰, 明宇, 嘉豪, 天翼, 志远, 博文, 成宇, 浩天, 建华, 剑锋, 嘉伟, 金龙, 凯, 磊, 鹏, 强, 涛, 伟, 文杰, 翔, 晓东, 晓龙, 鑫, 洋, 一帆, 毅, 宇辰, 宇航, 泽豪, 钊, 震, 志伟, 志鹏, 子轩,
          超, 晨, 斌, 栋, 飞, 刚, 光耀, 国强, 浩, 健, 军, 亮, 龙, 明, 宁, 睿, 帅, 云龙, 智鑫, 子洋
        `),
        family: list(`
          王, 李, 张, 刘, 陈, 杨, 黄, 赵, 吴, 周, 徐, 孙, 马, 朱, 胡, 郭, 何, 林, 高, 罗, 郑, 梁, 谢, 宋, 唐, 邓, 韩, 冯, 曹, 彭, 曾, 萧, 田, 董, 潘, 袁, 蔡, 蒋, 余, 杜, 叶, 程, 魏, 苏, 吕, 丁, 任,
          卢, 姚, 沈, 钟, 崔, 谭, 范, 文, 石, 廖, 贾, 夏, 傅, 方, 邹, 熊, 白, 孟, 秦, 邱, 侯, 金, 段, 雷, 邵, 孔, 毛
        `),
      },
      "zh-Hant": {
        given: list(`
          浩然, 子豪, 宇軒, 俊傑, 偉傑, 明宇, 嘉豪, 天翼, 志遠, 博文, 成宇, 浩天, 建華, 劍鋒, 嘉偉, 金龍, 凱, 磊, 鵬, 強, 濤, 偉, 文傑, 翔, 曉東, 曉龍, 鑫, 洋, 一帆, 毅, 宇辰, 宇航, 澤豪, 釗, 震, 志偉, 志鵬, 子軒,
          超, 晨, 斌, 棟, 飛, 剛, 光耀, 國強, 浩, 健, 軍, 亮, 龍, 明, 寧, 睿, 帥, 雲龍, 智鑫, 子洋
        `),
        family: list(`
          王, 李, 張, 劉, 陳, 楊, 黃, 趙, 吳, 周, 徐, 孫, 馬, 朱, 胡, 郭, 何, 林, 高, 羅, 鄭, 梁, 謝, 宋, 唐, 鄧, 韓, 馮, 曹, 彭, 曾, 蕭, 田, 董, 潘, 袁, 蔡, 蔣, 余, 杜, 葉, 程, 魏, 蘇, 呂, 丁, 任,
          盧, 姚, 沈, 鍾, 崔, 譚, 范, 文, 石, 廖, 賈, 夏, 傅, 方, 鄒, 熊, 白, 孟, 秦, 邱, 侯, 金, 段, 雷, 邵, 孔, 毛
        `),
      },
      ja: {
        given: list(`
          浩然, 子豪, 宇軒, 俊傑, 偉傑, 明宇, 嘉豪, 天翼, 志遠, 博文, 成宇, 浩天, 建華, 剣鋒, 嘉偉, 金龍, 凱, 磊, 鵬, 強, 濤, 偉, 文傑, 翔, 暁東, 暁龍, 鑫, 洋, 一帆, 毅, 宇辰, 宇航, 沢豪, 釗, 震, 志偉, 志鵬, 子軒,
          超, 晨, 斌, 棟, 飛, 剛, 光耀, 国強, 浩, 健, 軍, 亮, 龍, 明, 寧, 睿, 帥, 雲龍, 智鑫, 子洋
        `),
        family: list(`
          王, 李, 張, 劉, 陳, 楊, 黄, 趙, 呉, 周, 徐, 孫, 馬, 朱, 胡, 郭, 何, 林, 高, 羅, 鄭, 梁, 謝, 宋, 唐, 鄧, 韓, 馮, 曹, 彭, 曾, 蕭, 田, 董, 潘, 袁, 蔡, 蒋, 余, 杜, 葉, 程, 魏, 蘇, 呂, 丁, 任,
          盧, 姚, 沈, 鍾, 崔, 譚, 范, 文, 石, 廖, 賈, 夏, 傅, 方, 鄒, 熊, 白, 孟, 秦, 邱, 侯, 金, 段, 雷, 邵, 孔, 毛
        `),
      },
    },
  },
  hk: {
    nationality: "hk",
    order: "family-first",
    given: list(`
      Ka Ho, Chun Kit, Tsz Hin, Wai Kit, Chi Ming, Ho Yin, Ka Wai, Man Ho, Yat Long, Kin Man, Chi Wai, Chun Ho, Chun Ming, Hei Wai, Hiu Fung, Ho Chun,
      Hok Ming, Ka Chun, Ka Kit, Ka Lok, Ka Ming, Ka Yiu, Kai Cheong, King Ho, Kwan Ho, Kwok Fung, Lok Hei, Long Hin, Nok Yin, Man Fai, Pak Hei,
      Pui Lam, Shing Chun, Shu Fung, Sze Chun, Tin Lok, Tsun Hei, Tsz Chun, Tsz Kit, Wai Ho, Wing Hong, Yat Fung, Ying Kit, Yiu Ming, Yu Hin, Yuk Ming
    `),
    family: list(`
      Chan, Wong, Lee, Cheung, Lau, Lam, Leung, Ho, Ng, Cheng, Tsang, Yeung, Chow, Yip, Lai, Tang, Fung, Kwok, Yuen, Tse, Chu, Chiu, Hui, Ma, Mak, Lo,
      Lui, Law, So, Choi, Chung, Kwan, Tam, Poon, Pang, Siu, Tong, To, Tsui, Wan, Wu, Yau, Yiu, Yu, Au, Au Yeung, Chak, Chim, Ching, Fan, Fok, Fong,
      Hau, Hung, Ip, Kan, Kam, Ko, Kong, Ling, Luk, Mok, Mui, Ngai, Pun, Sham, Shek, Sin, Szeto, Sung, Sze, Ting, Tung, Wai, Wat, Yim, Yung
    `),
    writing: {
      "zh-Hans": {
        given: list(`
          家豪, 俊杰, 子轩, 伟杰, 志明, 浩贤, 家伟, 文豪, 逸朗, 健文, 志伟, 俊豪, 俊明, 晞玮, 晓峰, 皓晋, 学铭, 家俊, 家杰, 家乐, 家明, 家耀, 启昌, 景豪, 君豪, 国峰, 乐熙, 朗轩, 诺言, 文辉, 柏熙, 沛霖, 承骏, 树峰, 思进,
          天乐, 峻熙, 子俊, 梓杰, 伟豪, 永康, 逸风, 英杰, 耀明, 宇轩, 毓明
        `),
        family: list(`
          陈, 黄, 李, 张, 刘, 林, 梁, 何, 吴, 郑, 曾, 杨, 周, 叶, 黎, 邓, 冯, 郭, 袁, 谢, 朱, 赵, 许, 马, 麦, 罗, 吕, 罗, 苏, 蔡, 钟, 关, 谭, 潘, 彭, 萧, 唐, 杜, 徐, 温, 胡, 邱, 姚, 余, 区, 欧阳,
          翟, 詹, 程, 范, 霍, 方, 侯, 洪, 叶, 简, 甘, 高, 江, 凌, 陆, 莫, 梅, 魏, 潘, 岑, 石, 冼, 司徒, 宋, 施, 丁, 董, 韦, 屈, 严, 翁
        `),
      },
      "zh-Hant": {
        given: list(`
          家豪, 俊傑, 子軒, 偉傑, 志明, 浩賢, 家偉, 文豪, 逸朗, 健文, 志偉, 俊豪, 俊明, 晞瑋, 曉峰, 皓晉, 學銘, 家俊, 家傑, 家樂, 家明, 家耀, 啟昌, 景豪, 君豪, 國峰, 樂熙, 朗軒, 諾言, 文輝, 柏熙, 沛霖, 承駿, 樹峰, 思進,
          天樂, 峻熙, 子俊, 梓傑, 偉豪, 永康, 逸風, 英傑, 耀明, 宇軒, 毓明
        `),
        family: list(`
          陳, 黃, 李, 張, 劉, 林, 梁, 何, 吳, 鄭, 曾, 楊, 周, 葉, 黎, 鄧, 馮, 郭, 袁, 謝, 朱, 趙, 許, 馬, 麥, 羅, 呂, 羅, 蘇, 蔡, 鍾, 關, 譚, 潘, 彭, 蕭, 唐, 杜, 徐, 溫, 胡, 邱, 姚, 余, 區, 歐陽,
          翟, 詹, 程, 范, 霍, 方, 侯, 洪, 葉, 簡, 甘, 高, 江, 凌, 陸, 莫, 梅, 魏, 潘, 岑, 石, 冼, 司徒, 宋, 施, 丁, 董, 韋, 屈, 嚴, 翁
        `),
      },
      ja: {
        given: list(`
          家豪, 俊傑, 子軒, 偉傑, 志明, 浩賢, 家偉, 文豪, 逸朗, 健文, 志偉, 俊豪, 俊明, 晞瑋, 暁峰, 皓晋, 学銘, 家俊, 家傑, 家楽, 家明, 家耀, 啓昌, 景豪, 君豪, 国峰, 楽熙, 朗軒, 諾言, 文輝, 柏熙, 沛霖, 承駿, 樹峰, 思進,
          天楽, 峻熙, 子俊, 梓傑, 偉豪, 永康, 逸風, 英傑, 耀明, 宇軒, 毓明
        `),
        family: list(`
          陳, 黄, 李, 張, 劉, 林, 梁, 何, 呉, 鄭, 曾, 楊, 周, 葉, 黎, 鄧, 馮, 郭, 袁, 謝, 朱, 趙, 許, 馬, 麦, 羅, 呂, 羅, 蘇, 蔡, 鍾, 関, 譚, 潘, 彭, 蕭, 唐, 杜, 徐, 温, 胡, 邱, 姚, 余, 区, 欧陽,
          翟, 詹, 程, 范, 霍, 方, 侯, 洪, 葉, 簡, 甘, 高, 江, 凌, 陸, 莫, 梅, 魏, 潘, 岑, 石, 冼, 司徒, 宋, 施, 丁, 董, 韋, 屈, 厳, 翁
        `),
      },
    },
  },
  tw: {
    nationality: "tw",
    order: "family-first",
    given: list(`
      Chun-hung, Chih-ming, Chia-hao, Tsung-han, Kuan-yu, Cheng-han, Po-yu, Yu-hsuan, Chien-hung, Wei-ting, Chi-wei, Chia-wei, Chieh, Chih-hao,
      Chun-chieh, Chun-wei, En-le, Hao-wei, Hsin-an, Hung-wei, Jui-hung, Kai, Kuan-ting, Kuo-wei, Li-wei, Ming-hsiu, Ming-hung, Po-chun, Po-han,
      Po-jui, Po-wei, Shao-chi, Sheng-wei, Shih-kai, Shun-chieh, Tien-yu, Tzu-hsuan, Wei-chieh, Wei-lun, Wen-chieh, Yao-hsing, Yen-ting, Yi-chun,
      Yu-cheng, Yu-jen, Yung-cheng, Yu-wei, Tsung-ju
    `),
    family: list(`
      Chen, Lin, Huang, Chang, Lee, Wang, Wu, Liu, Tsai, Yang, Hsu, Cheng, Hsieh, Kuo, Hung, Chiu, Tseng, Liao, Lai, Chou, Yeh, Su, Chuang, Lu,
      Chiang, Ho, Hsiao, Lo, Kao, Pan, Chien, Chu, Chung, Peng, Yu, Chan, Hu, Shih, Shen, Chao, Liang, Yen, Ko, Weng, Wei, Sun, Tai, Fan, Fang, Sung,
      Teng, Tu, Fu, Hou, Tsao, Hsueh, Ting, Cho, Ma, Tung, Wen, Tang, Lan, Chi, Yao, Lien, Feng, Ou, Tien, Kang, Pai, Tsou, Yin, Chin
    `),
    writing: {
      "zh-Hans": {
        given: list(`
          俊宏, 志明, 家豪, 宗翰, 冠宇, 承翰, 柏宇, 宇轩, 建宏, 威廷, 志伟, 家伟, 杰, 志豪, 俊杰, 俊伟, 恩乐, 浩伟, 信安, 宏伟, 瑞鸿, 凯, 冠廷, 国维, 立伟, 明修, 明宏, 柏均, 柏翰, 柏睿, 柏威, 少祺, 圣伟, 士凯, 舜杰,
          天佑, 子轩, 伟杰, 韦纶, 文杰, 耀星, 彦廷, 以均, 昱丞, 育仁, 永成, 昱纬, 宗儒
        `),
        family: list(`
          陈, 林, 黄, 张, 李, 王, 吴, 刘, 蔡, 杨, 许, 郑, 谢, 郭, 洪, 邱, 曾, 廖, 赖, 周, 叶, 苏, 庄, 吕, 江, 何, 萧, 罗, 高, 潘, 简, 朱, 钟, 彭, 游, 詹, 胡, 施, 沈, 赵, 梁, 颜, 柯, 翁, 魏, 孙, 戴,
          范, 方, 宋, 邓, 杜, 傅, 侯, 曹, 薛, 丁, 卓, 马, 董, 温, 唐, 蓝, 纪, 姚, 连, 冯, 欧, 田, 康, 白, 邹, 尹, 秦
        `),
      },
      "zh-Hant": {
        given: list(`
          俊宏, 志明, 家豪, 宗翰, 冠宇, 承翰, 柏宇, 宇軒, 建宏, 威廷, 志偉, 家偉, 傑, 志豪, 俊傑, 俊偉, 恩樂, 浩偉, 信安, 宏偉, 瑞鴻, 凱, 冠廷, 國維, 立偉, 明修, 明宏, 柏均, 柏翰, 柏睿, 柏威, 少祺, 聖偉, 士凱, 舜傑,
          天佑, 子軒, 偉傑, 韋綸, 文傑, 耀星, 彥廷, 以均, 昱丞, 育仁, 永成, 昱緯, 宗儒
        `),
        family: list(`
          陳, 林, 黃, 張, 李, 王, 吳, 劉, 蔡, 楊, 許, 鄭, 謝, 郭, 洪, 邱, 曾, 廖, 賴, 周, 葉, 蘇, 莊, 呂, 江, 何, 蕭, 羅, 高, 潘, 簡, 朱, 鍾, 彭, 游, 詹, 胡, 施, 沈, 趙, 梁, 顏, 柯, 翁, 魏, 孫, 戴,
          范, 方, 宋, 鄧, 杜, 傅, 侯, 曹, 薛, 丁, 卓, 馬, 董, 溫, 唐, 藍, 紀, 姚, 連, 馮, 歐, 田, 康, 白, 鄒, 尹, 秦
        `),
      },
      ja: {
        given: list(`
          俊宏, 志明, 家豪, 宗翰, 冠宇, 承翰, 柏宇, 宇軒, 建宏, 威廷, 志偉, 家偉, 傑, 志豪, 俊傑, 俊偉, 恩楽, 浩偉, 信安, 宏偉, 瑞鴻, 凱, 冠廷, 国維, 立偉, 明修, 明宏, 柏均, 柏翰, 柏睿, 柏威, 少祺, 聖偉, 士凱, 舜傑,
          天佑, 子軒, 偉傑, 韋綸, 文傑, 耀星, 彦廷, 以均, 昱丞, 育仁, 永成, 昱緯, 宗儒
        `),
        family: list(`
          陳, 林, 黄, 張, 李, 王, 呉, 劉, 蔡, 楊, 許, 鄭, 謝, 郭, 洪, 邱, 曾, 廖, 頼, 周, 葉, 蘇, 荘, 呂, 江, 何, 蕭, 羅, 高, 潘, 簡, 朱, 鍾, 彭, 游, 詹, 胡, 施, 沈, 趙, 梁, 顔, 柯, 翁, 魏, 孫, 戴,
          范, 方, 宋, 鄧, 杜, 傅, 侯, 曹, 薛, 丁, 卓, 馬, 董, 温, 唐, 藍, 紀, 姚, 連, 馮, 欧, 田, 康, 白, 鄒, 尹, 秦
        `),
      },
    },
  },
} satisfies Record<string, NamePool>;
