/** The six parts of the world in which football is played for continental cups. */
export const confederations = ["europe", "asia", "africa", "south-america", "north-america", "oceania"] as const;
export type Confederation = (typeof confederations)[number];

/** By country, as competitions name it: ISO 3166-1 alpha-2 in lower case, "gb-eng" and its like. */
const members: Readonly<Record<Confederation, string>> = {
  europe:
    "ad al am at az ba be bg by ch cy cz de dk ee es fi fo fr gb gb-eng gb-nir gb-sct gb-wls ge gi gr hr hu ie il is it kz li lt lu lv mc md me mk mt nl no pl pt ro rs ru se si sk sm tr ua xk",
  asia: "ae af au bd bh bn bt cn gu hk id in iq ir jo jp kg kh kp kr kw la lb lk mm mn mo mp mv my np om ph pk ps qa sa sg sy th tj tl tm tw uz vn ye",
  africa:
    "ao bf bi bj bw cd cf cg ci cm cv dj dz eg er et ga gh gm gn gq gw ke km lr ls ly ma mg ml mr mu mw mz na ne ng rw sc sd sl sn so ss st sz td tg tn tz ug za zm zw",
  "south-america": "ar bo br cl co ec pe py uy ve",
  "north-america":
    "ag ai aw bb bm bs bz ca cr cu cw dm do gd gp gt gy hn ht jm kn ky lc mq ms mx ni pa pr sr sv sx tc tt us vc vg vi",
  oceania: "as ck fj nc nz pg sb to vu ws",
};

const byCountry = new Map(
  confederations.flatMap((confederation) =>
    members[confederation].split(" ").map((country): [string, Confederation] => [country, confederation]),
  ),
);

/** Where the clubs of a country play for a continental cup; nothing for what is no country. */
export function confederationOf(country: string): Confederation | undefined {
  return byCountry.get(country);
}
