import { type LocaleCode, localeCodes, type Names } from "@scoreline/domain/names";

/**
 * Derived leagues that fans know by a name of their own: id, then the name in each language in the order of
 * `localeCodes` (en, th, vn, kh, zh-Hans, zh-Hant, ja, pt). Where a cell is empty, the league is called after the senior one.
 */
const table = `
football:premier-league-u21 | Premier League 2 | พรีเมียร์ลีก 2 | Premier League 2 | | 英超U21联赛 | 英超U21聯賽 | プレミアリーグ2 | Premier League 2
football:premier-league-u18 | U18 Premier League | | | | 英超U18联赛 | 英超U18聯賽 | U-18プレミアリーグ（イングランド） |
football:premier-league-women | Women's Super League | วีเมนส์ซูเปอร์ลีก | Ngoại hạng Anh nữ | | 英格兰女超 | 英格蘭女超聯 | 女子スーパーリーグ（イングランド） | Superliga Feminina Inglesa
football:championship-u21 | Professional Development League | | | | | | |
football:championship-women | Women's Super League 2 | วีเมนส์ซูเปอร์ลีก 2 | Hạng Nhất Anh nữ | | 英格兰女冠 | 英格蘭女冠 | 女子スーパーリーグ2（イングランド） | Superliga Feminina Inglesa 2
football:la-liga-women | Liga F | ลีกา เอฟ | Liga F | Liga F | 西班牙女甲 | 西班牙女子甲組聯賽 | リーガF | Liga F
football:la-liga-u19 | División de Honor Juvenil | | | | 西班牙U19联赛 | 西班牙U19聯賽 | |
football:bundesliga-women | Frauen-Bundesliga | บุนเดสลีกาหญิง | Bundesliga nữ | | 德国女甲 | 德國女子甲組聯賽 | 女子ブンデスリーガ | Bundesliga Feminina
football:bundesliga-u19 | DFB-Nachwuchsliga U19 | | | | 德国U19联赛 | 德國U19聯賽 | |
football:serie-a-u20 | Campionato Primavera 1 | พรีมาเวรา 1 | Primavera 1 | | 意大利青年联赛 | 意大利青年聯賽 | プリマヴェーラ1 | Primavera 1
football:serie-a-women | Serie A Femminile | เซเรียอาหญิง | Serie A nữ | | 意大利女甲 | 意大利女子甲組聯賽 | セリエA女子 | Serie A Feminina (Itália)
football:ligue-1-women | Première Ligue | | | | 法国女甲 | 法國女子甲組聯賽 | | Première Ligue Feminina
football:ligue-1-u19 | Championnat National U19 | | | | 法国U19联赛 | 法國U19聯賽 | |
football:eredivisie-women | Vrouwen Eredivisie | | | | 荷兰女甲 | 荷蘭女子甲組聯賽 | | Eredivisie Feminina
football:primeira-liga-u23 | Liga Revelação | | | | | | | Liga Revelação
football:primeira-liga-women | Liga BPI | | | | 葡萄牙女超 | 葡萄牙女子超級聯賽 | | Liga BPI
football:scottish-premiership-women | SWPL 1 | | | | 苏格兰女超 | 蘇格蘭女子超級聯賽 | | SWPL 1
football:scottish-premiership-reserves | Scottish Reserve League | | | | | | |
football:south-african-premiership-reserves | Diski Challenge | | | | | | |
football:south-african-premiership-women | SAFA Women's League | | | | | | |
football:qatar-stars-league-u23 | Qatar Olympic League | | | | | | |
football:indian-super-league-u21 | Indian Development League | | | | | | |
football:thai-league-1-u21 | Thai U21 League | ไทยลีก U21 | U21 Thái Lan | | 泰国U21联赛 | 泰國U21聯賽 | タイU-21リーグ | Liga Tailandesa Sub-21
football:thai-league-1-women | Thai Women's League | ไทยลีกหญิง | Giải nữ Thái Lan | | 泰国女足联赛 | 泰國女子聯賽 | タイ女子リーグ | Liga Tailandesa Feminina
football:v-league-1-u21 | V.League U21 | วีลีก U21 | U21 Quốc gia | | 越南U21联赛 | 越南U21聯賽 | VリーグU-21 | V.League Sub-21
football:v-league-2-u19 | Vietnam U19 League | วีลีก U19 | U19 Quốc gia | | 越南U19联赛 | 越南U19聯賽 | ベトナムU-19リーグ | Liga Vietnamita Sub-19
football:malaysia-super-league-u23 | MFL Cup | | | | | | |
football:indonesia-super-league-u20 | Elite Pro Academy U20 | | | | | | |
football:hong-kong-premier-league-women | Hong Kong Women League | | | | 香港女子联赛 | 香港女子聯賽 | 香港女子リーグ | Liga Feminina de Hong Kong
football:hong-kong-premier-league-u22 | Hong Kong U22 League | | | | 香港U22联赛 | 香港U22聯賽 | 香港U-22リーグ | Liga de Hong Kong Sub-22
football:chinese-super-league-u21 | China U21 League | | | | 全国U21联赛 | 中國U21聯賽 | 中国U-21リーグ | Liga Chinesa Sub-21
football:k-league-1-u22 | K League U22 | เคลีก U22 | K League U22 | | 韩国U22联赛 | 南韓U22聯賽 | KリーグU-22 | K League Sub-22
football:k-league-1-women | WK League | ดับเบิลยูเคลีก | WK League | WK League | 韩国女足联赛 | 南韓女子聯賽 | WKリーグ | WK League
football:k-league-1-u18 | K League Junior | เคลีก จูเนียร์ | K League Junior | | 韩国U18联赛 | 南韓U18聯賽 | Kリーグジュニア | K League Júnior
football:j1-league-u21 | J.League U21 | เจลีก U21 | J.League U21 | | 日本U21联赛 | 日本U21聯賽 | JリーグU-21 | J.League Sub-21
football:j1-league-women | WE League | วีลีกหญิงญี่ปุ่น | WE League | WE League | 日本女足职业联赛 | 日本女子職業聯賽 | WEリーグ | WE League
football:j1-league-u18 | J.League U18 | เจลีก U18 | J.League U18 | | 日本U18联赛 | 日本U18聯賽 | JリーグU-18 | J.League Sub-18
football:j2-league-women | Nadeshiko League | นาเดชิโกะลีก | Nadeshiko League | | 日本抚子联赛 | 日本撫子聯賽 | なでしこリーグ | Nadeshiko League
football:a-league-men-u20 | A-League Youth | เอลีก ยูธ | A-League Youth | | 澳大利亚青年联赛 | 澳洲青年聯賽 | Aリーグ・ユース | A-League Youth
football:a-league-men-u18 | A-League Youth U18 | เอลีก ยูธ U18 | A-League Youth U18 | | 澳大利亚U18联赛 | 澳洲U18聯賽 | Aリーグ・ユース U-18 | A-League Youth Sub-18
football:a-league-men-women | A-League Women | เอลีก หญิง | A-League nữ | | 澳大利亚女超 | 澳洲女子職業聯賽 | Aリーグ・ウィメン | A-League Feminina
football:npl-nsw-u20 | NPL Youth New South Wales | | | | | | |
football:npl-victoria-u20 | NPL Youth Victoria | | | | | | |
football:major-league-soccer-ii | MLS Next Pro | เอ็มแอลเอส เน็กซ์โปร | MLS Next Pro | MLS Next Pro | 美职联发展联盟 | 美職發展聯盟 | MLSネクスト・プロ | MLS Next Pro
football:major-league-soccer-u21 | MLS Next U21 | เอ็มแอลเอส เน็กซ์ U21 | MLS Next U21 | MLS Next U21 | 美职联U21联赛 | 美職U21聯賽 | MLSネクスト U-21 | MLS Next Sub-21
football:major-league-soccer-u19 | MLS Next U19 | เอ็มแอลเอส เน็กซ์ U19 | MLS Next U19 | MLS Next U19 | 美职联U19联赛 | 美職U19聯賽 | MLSネクスト U-19 | MLS Next Sub-19
football:major-league-soccer-u18 | MLS Next U18 | เอ็มแอลเอส เน็กซ์ U18 | MLS Next U18 | MLS Next U18 | 美职联U18联赛 | 美職U18聯賽 | MLSネクスト U-18 | MLS Next Sub-18
football:liga-mx-women | Liga MX Femenil | | | | 墨西哥女超 | 墨西哥女子超級聯賽 | リーガMXフェメニル | Liga MX Feminina
football:colombia-primera-a-women | Liga Femenina de Colombia | | | | 哥伦比亚女甲 | 哥倫比亞女子聯賽 | コロンビア女子リーグ | Liga Feminina da Colômbia
football:liga-profesional-argentina-reserves | Torneo de Reserva | | | | 阿根廷预备队联赛 | 阿根廷預備隊聯賽 | アルゼンチン・リザーブリーグ | Torneio de Reservas da Argentina
football:liga-profesional-argentina-women | Campeonato Femenino | | | | 阿根廷女甲 | 阿根廷女子甲組聯賽 | アルゼンチン女子リーグ | Campeonato Argentino Feminino
football:brasileirao-serie-a-u20 | Brasileirão U20 | บราซิเลเรา U20 | Brasileirão U20 | | 巴西U20联赛 | 巴西U20聯賽 | ブラジルU-20選手権 | Brasileirão Sub-20
football:brasileirao-serie-a-u18 | Brasileirão U18 | บราซิเลเรา U18 | Brasileirão U18 | | 巴西U18联赛 | 巴西U18聯賽 | ブラジルU-18選手権 | Brasileirão Sub-18
football:brasileirao-serie-a-u23 | Brasileiro de Aspirantes | | | | 巴西U23联赛 | 巴西U23聯賽 | ブラジルU-23選手権 | Brasileiro de Aspirantes
football:brasileirao-serie-a-women | Brasileirão Feminino | | | | 巴西女甲 | 巴西女子甲組聯賽 | ブラジル女子選手権 | Brasileirão Feminino
football:brasileirao-serie-b-women | Brasileirão Feminino A2 | | | | 巴西女乙 | 巴西女子乙組聯賽 | ブラジル女子選手権A2 | Brasileirão Feminino A2
basketball:b-league-u22 | B.League U22 | บีลีก U22 | B.League U22 | | 日本B联赛U22 | 日本B聯賽U22 | BリーグU-22 | B.League Sub-22
basketball:b-league-women | W League | ดับเบิลยูลีก ญี่ปุ่น | W League Nhật Bản | | 日本女篮联赛 | 日本女子籃球聯賽 | Wリーグ | W League Japão
basketball:kbl-women | WKBL | ดับเบิลยูเคบีแอล | WKBL Hàn Quốc | WKBL | 韩国女篮联赛 | 南韓女子籃球聯賽 | WKBL | WKBL
basketball:kbl-reserves | KBL D-League | เคบีแอล ดีลีก | KBL D-League | KBL D-League | 韩国篮球发展联赛 | 南韓籃球發展聯賽 | KBL Dリーグ | KBL D-League
basketball:cba-u21 | CBA Youth League | ซีบีเอ ยูธ | CBA trẻ Trung Quốc | | CBA青年联赛 | CBA青年聯賽 | CBAユースリーグ | CBA Juvenil
basketball:cba-women | WCBA | ดับเบิลยูซีบีเอ | WCBA Trung Quốc | WCBA | 中国女子篮球联赛 | 中國女子籃球聯賽 | WCBA | WCBA
basketball:hong-kong-a1-women | Hong Kong Women's A1 Division | | | | 香港女子甲一组篮球联赛 | 香港女子甲一組籃球聯賽 | 香港女子A1リーグ | Liga Feminina A1 de Hong Kong
basketball:hong-kong-a1-u22 | Hong Kong U22 League | | | | 香港U22篮球联赛 | 香港U22籃球聯賽 | 香港U-22バスケットボールリーグ | Liga de Hong Kong Sub-22
basketball:pba-reserves | PBA D-League | พีบีเอ ดีลีก | PBA D-League | PBA D-League | 菲律宾篮球发展联赛 | 菲律賓籃球發展聯賽 | PBA Dリーグ | PBA D-League
basketball:mpbl-u22 | Junior MPBL | จูเนียร์ เอ็มพีบีแอล | Junior MPBL | Junior MPBL | | | ジュニアMPBL | Junior MPBL
basketball:mpbl-women | WMPBL | ดับเบิลยูเอ็มพีบีแอล | WMPBL Philippines | WMPBL | | | WMPBL | WMPBL
basketball:nbl-australia-women | WNBL | ดับเบิลยูเอ็นบีแอล | WNBL Úc | WNBL | 澳大利亚女篮联赛 | 澳洲女子籃球聯賽 | WNBL | WNBL
basketball:nbl-australia-u22 | NBL Development League | | | | | | |
basketball:nznbl-women | Tauihi Basketball Aotearoa | | | | 新西兰女篮联赛 | 新西蘭女子籃球聯賽 | タウイヒ |
basketball:basketbol-super-ligi-women | Kadınlar Basketbol Süper Ligi | | | | 土耳其女篮超级联赛 | 土耳其女子籃球超級聯賽 | |
basketball:lnb-elite-women | Ligue Féminine de Basketball | | | | 法国女篮联赛 | 法國女子籃球聯賽 | フランス女子バスケットボールリーグ |
basketball:bbl-women | Damen-Basketball-Bundesliga | | | | 德国女篮联赛 | 德國女子籃球聯賽 | ドイツ女子バスケットボール・ブンデスリーガ |
basketball:liga-nacional-u22 | Liga de Desarrollo | | | | 阿根廷篮球发展联赛 | 阿根廷籃球發展聯賽 | |
basketball:liga-nacional-women | Liga Femenina de Básquet | | | | 阿根廷女篮联赛 | 阿根廷女子籃球聯賽 | アルゼンチン女子バスケットボールリーグ | Liga Feminina Argentina
basketball:nbb-u22 | Liga de Desenvolvimento | | | | 巴西篮球发展联赛 | 巴西籃球發展聯賽 | | Liga de Desenvolvimento de Basquete
basketball:nbb-women | Liga de Basquete Feminino | | | | 巴西女篮联赛 | 巴西女子籃球聯賽 | ブラジル女子バスケットボールリーグ | Liga de Basquete Feminino
basketball:lnbp-women | LNBP Femenil | | | | 墨西哥女篮联赛 | 墨西哥女子籃球聯賽 | | LNBP Feminina
`;

export const ownNames: Readonly<Record<string, Partial<Names>>> = Object.fromEntries(
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [id = "", ...cells] = line.split("|").map((cell) => cell.trim());
      const known = localeCodes.flatMap((code, index): [LocaleCode, string][] => {
        const name = cells[index];
        return name ? [[code, name]] : [];
      });
      return [id, Object.fromEntries(known)];
    }),
);
