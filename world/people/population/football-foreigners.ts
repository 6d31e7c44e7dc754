import type { ForeignerRow } from "#people/population/foreigner-row.ts";

/** By country of the league, roughly as in real life. */
export const footballForeigners: Readonly<Record<string, ForeignerRow>> = {
  "gb-eng": [
    [16, 9, 6],
    "fr:14 br:12 pt:9 nl:9 es:8 ie:8 de:6 ar:6 be:6 gb-sct:7 gb-wls:7 dk:6 sn:5 ci:5 ng:5 gh:4 no:4 se:4 jp:4 it:4 gb-nir:3 us:3 co:3 ua:3 cm:3 hr:3 rs:3 pl:3 ch:3 at:3 tr:2 ec:2 uy:2 ma:2 dz:2 cz:2 gr:2 cd:2 kr:2 mx:2 au:2 eg:1 py:1 ca:1 uz:1 ro:1 hu:2 ml:2 bf:1 jm:2",
  ],
  "gb-sct": [
    [13],
    "gb-eng:30 ie:8 gb-nir:6 gb-wls:3 dk:4 se:4 no:4 au:5 jp:5 nl:4 fr:4 pt:2 br:2 ng:3 gh:2 us:3 ca:2 be:2 pl:2 cz:2 kr:2 cd:2",
  ],
  "gb-wls": [[6], "gb-eng:30 ie:3 gb-sct:2"],
  "gb-nir": [[6], "ie:20 gb-eng:10 gb-sct:8"],
  ie: [[6], "gb-eng:12 gb-nir:10 gb-sct:4 us:2 fr:2 pl:2"],
  es: [
    [10, 6],
    "ar:14 br:10 fr:10 pt:5 uy:7 ma:5 sn:3 rs:4 hr:3 de:3 gb-eng:2 be:2 nl:3 dk:3 se:2 it:2 tr:2 us:2 co:4 mx:2 ve:3 ec:2 ci:2 cm:2 gh:2 ng:2 dz:1 ge:2 si:2 ua:2 no:2 ch:2 jp:2 kr:1 pl:1 ro:1 ml:1 gn:1",
  ],
  de: [
    [14, 8],
    "at:12 fr:12 ch:7 nl:6 dk:6 jp:6 tr:5 pl:4 be:4 hr:4 cz:4 hu:4 gb-eng:4 no:4 se:3 es:3 br:3 us:6 ci:3 ng:2 gh:2 ba:3 rs:3 si:2 kr:3 it:2 sn:2 dz:2 cd:2 ma:1 ar:2 ec:1 ml:2 ge:1 ca:1 pt:3",
  ],
  it: [
    [15, 7],
    "fr:12 ar:10 br:7 es:5 nl:5 pt:4 rs:6 hr:5 dk:5 be:4 de:3 ch:4 pl:5 ro:4 al:4 ng:4 ci:4 sn:3 ma:4 dz:2 gb-eng:3 gb-sct:3 uy:4 co:3 cl:2 tr:2 no:3 se:3 cz:3 gr:2 ua:2 si:2 us:2 at:3 hu:1 ge:1 is:2 ml:1 gh:1 cd:1 ba:2 me:1",
  ],
  fr: [
    [13, 7],
    "br:6 ci:9 sn:10 ml:7 ma:6 dz:6 cm:5 gh:4 ng:4 gn:4 cd:4 be:5 pt:5 es:3 ar:4 dk:3 nl:3 gb-eng:4 rs:2 ch:3 pl:3 tn:3 bf:2 us:2 jp:3 ca:2 uy:2 it:2 de:3 hr:2 at:1 no:2 ga:2 tg:1 bj:1 eg:1 ru:1 ge:1",
  ],
  nl: [
    [12, 6],
    "be:12 de:8 dk:6 no:5 se:4 ma:4 jp:5 br:3 gb-eng:4 es:4 fr:4 mx:3 us:3 pl:3 tr:3 cz:2 ar:2 gh:2 ng:3 ci:2 hr:2 rs:2 gr:3 at:2 au:1 id:1 ca:1 ua:1 si:1 cw:3 sr:2 dz:1 it:1 uy:1 fi:1 ch:1",
  ],
  be: [
    [15],
    "fr:14 nl:10 jp:7 de:4 dk:4 se:3 no:4 sn:6 ci:5 gh:4 ng:5 cd:4 cm:3 ml:3 ma:4 dz:2 br:4 ar:2 ec:2 co:2 es:3 pt:2 gb-eng:3 us:2 pl:3 cz:2 gr:2 ua:2 rs:2 hr:1 tr:1 kr:1 gn:2 at:2 ca:1",
  ],
  pt: [
    [16],
    "br:45 es:6 fr:4 ar:5 co:3 uy:3 dk:3 gr:2 nl:3 se:3 no:2 ng:4 ci:3 sn:3 ma:2 dz:2 cv:4 gw:3 ao:3 gh:2 cm:2 jp:3 mx:1 ec:1 tr:2 hr:2 rs:2 ua:1 pl:1 be:2 de:2 it:1 ir:1 us:1 ml:1",
  ],
  tr: [
    [13],
    "br:8 fr:7 pt:6 ng:6 sn:4 ci:4 cm:3 gh:3 nl:4 be:4 de:5 rs:4 hr:3 ba:4 pl:3 gr:2 ro:3 al:2 ma:4 dz:3 es:3 ar:3 co:2 uy:2 it:2 gb-eng:2 dk:2 se:2 no:2 ua:2 ml:3 cd:2 eg:1 az:2 hu:1 gn:2",
  ],
  gr: [
    [14],
    "es:9 ar:8 pt:6 br:6 fr:5 rs:6 hr:3 pl:3 nl:3 se:4 dk:2 no:2 ma:3 dz:2 ng:3 sn:3 ci:2 cm:2 al:4 cy:2 ua:2 mx:2 co:2 uy:3 gb-eng:2 de:2 ge:1 ro:2 at:1 it:1 cd:2",
  ],
  at: [
    [12],
    "de:16 dk:4 fr:4 ml:4 ng:3 gh:3 ci:3 rs:4 hr:4 si:4 ba:4 cz:3 hu:2 sk:2 ch:3 pl:2 br:3 jp:3 se:2 no:2 il:2 us:1 ge:1 sn:2 cm:1 nl:1 es:1",
  ],
  ch: [
    [12],
    "fr:10 de:7 it:3 pt:4 at:4 rs:3 hr:2 ba:2 ci:4 sn:3 cm:3 ng:2 ml:2 br:3 es:2 dk:2 gb-eng:1 tn:2 cd:2 ma:1",
  ],
  dk: [[10], "se:8 no:8 is:4 fi:3 gh:4 ng:3 sn:2 ci:2 br:2 jp:3 nl:2 gb-eng:2 us:2 at:2 ch:1 pt:1"],
  se: [[8], "dk:8 no:7 fi:4 is:3 ng:4 gh:3 ci:2 br:1 nl:1 gb-eng:1 au:1 rs:1 ba:1"],
  no: [[8], "dk:8 se:8 is:4 fi:2 ng:3 gh:2 sn:3 ci:2 nl:2 br:1 jp:1"],
  pl: [[12], "es:8 pt:6 br:4 cz:5 sk:5 rs:4 hr:4 ua:4 gr:3 se:4 no:3 dk:2 de:3 fr:3 ro:2 jp:2 ge:1 sn:1 ng:1 gh:1"],
  cz: [[9], "sk:12 ng:6 sn:3 ci:3 ua:3 hr:3 ba:3 rs:2 gh:2 br:2 gr:1 pl:2"],
  hr: [[9], "ba:10 rs:4 si:4 mk:2 br:2 ng:2 gh:2 cm:2 es:2 fr:2 ua:1 al:3"],
  rs: [[7], "me:5 ba:5 gh:3 ng:3 br:3 mk:3 ru:2 jp:2 sn:2 ci:2 fr:1 nl:1"],
  ua: [[5], "br:8 ge:2 ng:2 sn:1 hr:1 fr:1 ml:1 ar:1"],
  il: [[8], "br:4 ng:4 rs:3 hr:2 fr:3 gh:3 ci:2 pt:2 nl:2 es:2 ar:2 cm:2 zm:1 ge:1"],
  jp: [
    [5, 3, 1],
    "br:40 kr:14 ng:3 au:3 th:3 id:2 pl:2 nl:2 es:2 gb-eng:1 se:2 dk:2 no:2 rs:2 hr:2 ca:1 co:1 ar:1 gh:2 cm:1 jm:1 vn:1",
  ],
  kr: [
    [4, 4],
    "br:34 jp:8 au:4 rs:3 co:3 pt:3 se:2 hr:2 ng:3 gh:2 es:2 ar:2 ba:2 ua:1 nl:1 uz:2 th:1 vn:1 id:1 cm:1 cv:1 ge:1",
  ],
  cn: [
    [6, 4],
    "br:36 rs:5 hr:3 es:3 pt:4 fr:3 ng:5 gh:4 cm:4 co:5 ar:4 kr:4 nl:2 be:1 au:2 hk:4 tw:2 cd:3 ba:1 gb-eng:1 it:1 de:1 za:1 ci:2",
  ],
  tw: [[3], "jp:8 th:2 br:2 kr:1 hk:2 fr:1 gh:1 ht:1"],
  hk: [[9, 4], "br:20 es:8 jp:8 gb-eng:6 ng:5 cn:7 gh:3 cm:3 kr:2 au:3 rs:3 nl:2 fr:3 tw:2 sn:1 ie:1 ar:1"],
  th: [
    [7, 4, 2],
    "br:34 jp:5 kr:5 ph:4 id:3 mm:3 kh:2 my:2 la:2 sg:2 vn:1 ng:3 gh:2 ci:2 fr:3 es:3 rs:3 nl:3 de:2 se:2 it:1 au:2 ir:2 uz:1 sn:1 cm:1 co:1 ar:1 no:1 gb-eng:1",
  ],
  vn: [
    [5, 2],
    "br:30 ng:9 gh:3 us:4 fr:4 jp:2 kr:2 au:2 sn:2 ci:2 cm:2 rs:2 hr:1 ar:2 co:1 jm:1 zm:1 nl:1 kh:1 th:1 my:1",
  ],
  kh: [[6], "jp:10 br:7 ng:7 gh:4 cm:4 ci:3 kr:3 th:3 vn:1 fr:2 za:2 co:2 us:2 sn:2 rs:1 pt:1"],
  la: [[4], "jp:6 br:4 ng:4 gh:4 th:5 kr:3 ci:2 kh:1 vn:2 rs:1"],
  mm: [[4], "ng:7 gh:5 ci:5 br:4 jp:4 cm:3 kr:1 th:1 sn:2"],
  my: [
    [9],
    "br:18 ng:5 gh:4 ar:4 es:4 au:3 jp:4 kr:3 ph:3 id:3 th:3 sg:2 mm:1 kh:2 fr:2 co:3 pt:2 nl:2 rs:2 hr:2 ci:1 uz:1 se:1",
  ],
  sg: [[7], "jp:16 br:6 kr:3 fr:2 rs:3 hr:3 au:3 nl:3 de:2 gb-eng:2 pt:3 my:3 ph:2 th:2 id:2 se:1 us:1 nz:1"],
  id: [
    [9, 3],
    "br:40 ar:7 pt:6 es:6 nl:6 jp:6 fr:4 rs:3 hr:2 au:3 co:3 ng:3 gh:2 cm:2 uz:2 ph:2 th:2 my:2 sg:1 kh:1 vn:1 kr:2 gb-eng:1 it:1 de:1 ma:1 cv:2 gw:1 cl:1 py:1 uy:1",
  ],
  ph: [[8], "jp:10 es:5 gh:5 ng:5 us:5 ci:4 cm:3 kr:3 gb-eng:3 de:2 br:3 fr:2 nl:1 au:2 th:1 my:1"],
  in: [
    [6],
    "es:12 br:8 au:5 ar:4 pt:3 fr:3 ng:3 gh:3 uz:2 gb-sct:2 gb-eng:2 rs:3 hr:2 ma:3 cm:1 sn:2 nl:1 jp:1 uy:1 py:1 mx:1",
  ],
  ir: [[4], "br:6 uz:6 cm:2 ng:3 gh:2 rs:2 hr:2 ua:2 iq:4 es:2 pt:2 gn:1 ma:2 cd:1"],
  uz: [[6], "rs:6 ua:5 ge:4 br:5 ng:4 gh:3 hr:3 by:3 ru:4 tm:2 kg:2 tj:2 jp:2 cm:2 ci:2 me:2"],
  sa: [
    [9],
    "br:16 fr:8 pt:7 es:5 ar:4 ma:6 dz:3 tn:2 eg:3 sn:5 ci:4 cm:3 ng:3 gh:2 nl:3 rs:3 hr:3 tr:2 gr:2 be:2 it:1 gb-eng:2 co:3 ro:2 jm:1 cd:2 ml:1 ch:1 uy:1 at:1 de:1",
  ],
  ae: [
    [9],
    "br:20 ma:8 tn:3 rs:4 hr:2 pt:4 ar:4 fr:3 ci:4 ng:3 gh:3 sn:3 ml:3 cm:2 uz:2 ir:3 eg:2 es:2 nl:2 co:2 ge:1 za:1 kr:1 bj:1 tg:1",
  ],
  qa: [
    [9],
    "br:12 ma:5 dz:6 tn:4 eg:4 es:4 fr:4 pt:3 ar:2 rs:2 hr:2 ir:4 iq:2 jo:2 sn:3 ci:3 gh:2 ng:2 cd:2 kr:1 uz:2 nl:2 ml:2 co:1",
  ],
  au: [
    [6, 3],
    "nz:12 gb-eng:9 jp:4 es:4 br:4 nl:3 fr:4 gb-sct:3 ie:2 ar:2 rs:2 dk:2 gr:2 pt:1 de:2 it:1 mx:1 cr:1 ng:1 cv:1 uy:1 hn:1 gh:1 us:1",
  ],
  nz: [[5], "gb-eng:10 au:6 jp:5 us:3 ie:3 gb-sct:3 fj:3 sb:3 ar:2 za:2 br:1 de:1"],
  br: [[5, 2], "ar:22 uy:14 co:12 py:8 ec:8 cl:6 ve:5 pe:3 bo:2 pt:2 es:1 fr:1 nl:1 it:1 ao:1 cd:1"],
  ar: [[5], "uy:20 co:12 py:14 cl:8 ec:3 pe:4 ve:3 br:2 bo:2 es:1 it:1 mx:1"],
  uy: [[3], "ar:20 br:3 co:3 py:3 cl:1"],
  cl: [[5], "ar:22 uy:6 co:3 ve:3 br:2 py:2 pe:1"],
  co: [[4], "ar:14 uy:6 ve:7 py:4 ec:2 br:2 pa:3 pe:1 es:1"],
  ec: [[5], "ar:20 uy:5 co:5 py:4 br:2 pe:1 ve:2"],
  py: [[4], "ar:20 uy:4 co:2 br:2"],
  pe: [[5], "ar:16 uy:8 co:5 br:3 py:3 ve:2 ec:2"],
  mx: [[9], "ar:22 co:14 uy:12 ec:8 br:8 cl:6 py:6 es:3 us:6 pe:3 ve:3 pa:2 cr:1 hn:1 pt:2 fr:1 nl:1 ma:1 it:1 cv:1"],
  us: [
    [14],
    "ca:12 ar:9 br:8 co:6 mx:6 gb-eng:7 de:5 fr:5 es:4 uy:4 py:3 ec:3 ve:4 dk:3 se:3 no:3 pl:2 gh:4 ng:3 sn:3 ci:2 cm:2 jm:4 hn:3 cr:3 pa:2 ht:2 pe:2 cl:2 jp:3 kr:2 nl:2 pt:3 rs:2 il:2 ua:1 fi:2 gr:1 it:2 hu:1 au:2 nz:2 za:1 ma:1 cd:1",
  ],
  ca: [[10], "us:8 jm:2 gb-eng:4 fr:3 co:2 br:2 mx:2 dz:1 sn:2 ci:1 jp:1 ar:1"],
  eg: [[4], "tn:7 ma:6 ng:5 gh:4 ci:3 sn:3 za:2 ps:4 ml:2 cm:2 ao:2 br:2 bf:3 dz:3 zw:1 cd:2 co:1"],
  ma: [[4], "ci:4 sn:4 cd:4 ml:3 cm:3 ng:3 gh:2 br:2 bf:2 dz:2"],
  dz: [[3], "ci:3 ml:3 cm:3 ng:3 bf:2 sn:2 gh:2 tn:2"],
  tn: [[5], "dz:6 ci:4 ng:4 ml:3 br:3 sn:2 cm:2 gh:2 za:2"],
  za: [[5], "zm:5 zw:5 mz:3 na:3 cd:4 ng:3 gh:2 br:3 cl:1 co:1 ug:2 bw:2 cm:1 ar:1 ci:2 eg:1 pt:1"],
};
