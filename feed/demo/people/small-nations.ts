import type { NamePool } from "#demo/world/people/pool.ts";

/** Names of nations that send only a few players into the world. */
const rows: Readonly<Record<string, readonly [given: string, family: string]>> = {
  ro: ["Andrei, Alexandru, Mihai, Ionuț, Florin, Bogdan, Cristian, Denis, Radu, Ștefan, Vlad, Răzvan, Darius, Cosmin, Marius, Valentin, Ovidiu, Sorin", "Popescu, Ionescu, Popa, Radu, Dumitru, Stan, Stoica, Gheorghe, Matei, Ciobanu, Rusu, Munteanu, Moldovan, Dobre, Barbu, Nistor, Florea, Dinu, Tudor, Oprea, Neagu, Voicu"],
  hu: ["Bence, Máté, Dávid, Ádám, Balázs, Levente, Gergő, Zoltán, Péter, Tamás, Milán, Attila, Krisztián, Áron, Botond, Dániel, Márk, Zsombor", "Nagy, Kovács, Tóth, Szabó, Horváth, Varga, Kiss, Molnár, Németh, Farkas, Balogh, Papp, Takács, Juhász, Mészáros, Simon, Rácz, Fekete, Szilágyi, Török, Fehér, Gál"],
  ge: ["Giorgi, Luka, Nika, Levan, Irakli, Saba, Zurab, Otar, Lasha, Beka, Davit, Tornike, Vakhtang, Guram, Anzor, Sandro", "Beridze, Kapanadze, Gelashvili, Maisuradze, Giorgadze, Lomidze, Tsiklauri, Kvaratskhelidze, Bolkvadze, Khutsishvili, Nozadze, Abashidze, Chikovani, Mamulashvili, Gogoladze, Tabidze, Shengelidze, Kobalia"],
  al: ["Arben, Ardit, Besnik, Dritan, Endri, Ermal, Florian, Gentian, Kristi, Klaus, Marash, Redon, Sokol, Taulant, Valon, Ylber", "Hoxha, Shehu, Leka, Dervishi, Gjoka, Prifti, Marku, Rama, Kola, Çela, Bala, Lika, Muça, Topalli, Kurti, Gashi, Krasniqi, Berisha, Haxhiu, Daci"],
  is: ["Jón, Sigurður, Gunnar, Ólafur, Einar, Kristján, Magnús, Stefán, Arnar, Bjarki, Hörður, Ragnar, Sverrir, Viktor, Aron, Birkir", "Jónsson, Sigurðsson, Guðmundsson, Gunnarsson, Ólafsson, Einarsson, Magnússon, Stefánsson, Kristjánsson, Björnsson, Helgason, Arnarson, Ragnarsson, Pétursson, Þórðarson, Árnason"],
  fi: ["Mikko, Jussi, Antti, Ville, Eetu, Onni, Joonas, Lauri, Juho, Tuomas, Aleksi, Elias, Niklas, Oskari, Roope, Santeri", "Korhonen, Virtanen, Mäkinen, Nieminen, Mäkelä, Hämäläinen, Laine, Heikkinen, Koskinen, Järvinen, Lehtonen, Saarinen, Salminen, Niemi, Heinonen, Salonen, Rantanen, Karjalainen"],
  lv: ["Jānis, Andris, Mārtiņš, Edgars, Artūrs, Kristaps, Rihards, Roberts, Toms, Ritvars, Klāvs, Emīls, Markuss, Gustavs, Raivis, Ralfs", "Bērziņš, Kalniņš, Ozoliņš, Jansons, Ozols, Liepiņš, Krūmiņš, Balodis, Eglītis, Zariņš, Pētersons, Vītols, Kļaviņš, Kārkliņš, Vanags, Skuja, Rozītis, Lapiņš"],
  ee: ["Karl, Rasmus, Kristjan, Markus, Siim, Tanel, Mihkel, Sander, Joonas, Henri, Robin, Kaspar, Martin, Taavi", "Tamm, Saar, Sepp, Mägi, Kask, Kukk, Rebane, Ilves, Pärn, Koppel, Luik, Oja, Raudsepp, Lepik, Kuusk, Karu"],
  mn: ["Batbayar, Ganbold, Temüülen, Bilegt, Otgonbayar, Enkhbat, Tögöldör, Anand, Munkhbat, Tuguldur, Sanchir, Erdene, Davaa, Bayar", "Batsaikhan, Ganzorig, Dorj, Bold, Tserendorj, Enkhtaivan, Batmunkh, Purev, Gantulga, Otgon, Sükhbaatar, Altangerel, Munkhjargal, Chuluun"],
  ss: ["Deng, Akol, Garang, Kuol, Majok, Machar, Bol, Ajak, Makur, Thon, Mading, Wol, Jok, Duop", "Akech, Ayuel, Malual, Atem, Chol, Deng, Kur, Lual, Mabior, Manyang, Mayen, Nyok, Riak, Yel"],
};

const list = (text: string) => text.split(", ");

export const smallNations: Readonly<Record<string, NamePool>> = Object.fromEntries(
  Object.entries(rows).map(([nationality, [given, family]]) => [
    nationality,
    { nationality, order: "given-first", given: list(given), family: list(family) } satisfies NamePool,
  ]),
);

/** Nations without a pool of their own, and the ones whose names sound alike. */
export const namesLike: Readonly<Record<string, readonly string[]>> = {
  gb: ["gb-eng"],
  ru: ["ua"], by: ["ua"], bg: ["ua"], md: ["ro", "ua"], sk: ["cz"], si: ["hr"], ba: ["rs", "hr"], me: ["rs"], mk: ["rs"], xk: ["al"],
  cy: ["gr"], lu: ["fr", "de"], mt: ["it"], li: ["ch"], am: ["ge"], az: ["tr"], tm: ["uz"], kg: ["uz"], tj: ["uz"], kz: ["uz", "ua"],
  ml: ["sn", "ci"], gn: ["sn", "ci"], bf: ["ci", "sn"], gm: ["sn"], mr: ["sn", "ma"], ne: ["sn"], tg: ["gh", "ci"], bj: ["ci", "ng"],
  ga: ["cm", "cd"], cg: ["cd"], gq: ["cm"], cf: ["cm"], td: ["cm"], gw: ["pt"], cv: ["pt"], ao: ["pt"], mz: ["pt"], st: ["pt"], tl: ["pt"],
  zm: ["za"], zw: ["za"], na: ["za"], bw: ["za"], ug: ["gh"], ke: ["gh"], tz: ["za"], rw: ["cd"], et: ["eg"], sl: ["gh"], lr: ["gh"], mw: ["za"],
  iq: ["sa", "eg"], jo: ["sa", "eg"], ps: ["eg"], sy: ["eg"], lb: ["eg"], bh: ["ae"], om: ["ae"], kw: ["sa"], ye: ["sa"], ly: ["tn"], sd: ["eg"], af: ["ir"],
  ve: ["co"], bo: ["pe"], pa: ["co"], cr: ["mx"], hn: ["mx"], sv: ["mx"], gt: ["mx"], ni: ["mx"], do: ["co"], pr: ["co"], cu: ["co"],
  jm: ["gb-eng"], tt: ["gb-eng"], bs: ["us"], ht: ["fr"], cw: ["nl"], sr: ["nl"], gy: ["gb-eng"], bm: ["gb-eng"], gf: ["fr"], mq: ["fr"], gp: ["fr"],
  mo: ["hk"], kp: ["kr"], bn: ["my"], lk: ["in"], np: ["in"], bd: ["in"], pk: ["in"], mv: ["in"], bt: ["in"], fj: ["nz"], sb: ["nz"], pg: ["au"], nc: ["fr"],
};
