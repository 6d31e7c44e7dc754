import type { NamePage } from "#page.ts";
import africa from "./africa/africa.json" with { type: "json" };
import egypt from "./africa/egypt.json" with { type: "json" };
import southAfrica from "./africa/south-africa.json" with { type: "json" };
import argentina from "./americas/argentina.json" with { type: "json" };
import brazil from "./americas/brazil.json" with { type: "json" };
import canada from "./americas/canada.json" with { type: "json" };
import colombia from "./americas/colombia.json" with { type: "json" };
import mexico from "./americas/mexico.json" with { type: "json" };
import southAmerica from "./americas/south-america.json" with { type: "json" };
import usa from "./americas/usa.json" with { type: "json" };
import asia from "./asia/asia.json" with { type: "json" };
import cambodia from "./asia/cambodia.json" with { type: "json" };
import china from "./asia/china.json" with { type: "json" };
import chineseTaipei from "./asia/chinese-taipei.json" with { type: "json" };
import hongKong from "./asia/hong-kong.json" with { type: "json" };
import india from "./asia/india.json" with { type: "json" };
import indonesia from "./asia/indonesia.json" with { type: "json" };
import iran from "./asia/iran.json" with { type: "json" };
import japan from "./asia/japan.json" with { type: "json" };
import laos from "./asia/laos.json" with { type: "json" };
import malaysia from "./asia/malaysia.json" with { type: "json" };
import myanmar from "./asia/myanmar.json" with { type: "json" };
import philippines from "./asia/philippines.json" with { type: "json" };
import qatar from "./asia/qatar.json" with { type: "json" };
import saudiArabia from "./asia/saudi-arabia.json" with { type: "json" };
import singapore from "./asia/singapore.json" with { type: "json" };
import southKorea from "./asia/south-korea.json" with { type: "json" };
import thailand from "./asia/thailand.json" with { type: "json" };
import unitedArabEmirates from "./asia/united-arab-emirates.json" with { type: "json" };
import uzbekistan from "./asia/uzbekistan.json" with { type: "json" };
import vietnam from "./asia/vietnam.json" with { type: "json" };
import austria from "./europe/austria.json" with { type: "json" };
import belgium from "./europe/belgium.json" with { type: "json" };
import england from "./europe/england.json" with { type: "json" };
import europe from "./europe/europe.json" with { type: "json" };
import france from "./europe/france.json" with { type: "json" };
import germany from "./europe/germany.json" with { type: "json" };
import greece from "./europe/greece.json" with { type: "json" };
import italy from "./europe/italy.json" with { type: "json" };
import netherlands from "./europe/netherlands.json" with { type: "json" };
import portugal from "./europe/portugal.json" with { type: "json" };
import scotland from "./europe/scotland.json" with { type: "json" };
import spain from "./europe/spain.json" with { type: "json" };
import turkey from "./europe/turkey.json" with { type: "json" };
import australia from "./oceania/australia.json" with { type: "json" };
import newZealand from "./oceania/new-zealand.json" with { type: "json" };
import world from "./world.json" with { type: "json" };

/** The names of football, a page a country. */
export const footballPages: readonly NamePage[] = [
  africa,
  egypt,
  southAfrica,
  argentina,
  brazil,
  canada,
  colombia,
  mexico,
  southAmerica,
  usa,
  asia,
  cambodia,
  china,
  chineseTaipei,
  hongKong,
  india,
  indonesia,
  iran,
  japan,
  laos,
  malaysia,
  myanmar,
  philippines,
  qatar,
  saudiArabia,
  singapore,
  southKorea,
  thailand,
  unitedArabEmirates,
  uzbekistan,
  vietnam,
  austria,
  belgium,
  england,
  europe,
  france,
  germany,
  greece,
  italy,
  netherlands,
  portugal,
  scotland,
  spain,
  turkey,
  australia,
  newZealand,
  world,
];
