import type { NamePage } from "#page.ts";
import argentina from "./americas/argentina.json" with { type: "json" };
import brazil from "./americas/brazil.json" with { type: "json" };
import canada from "./americas/canada.json" with { type: "json" };
import mexico from "./americas/mexico.json" with { type: "json" };
import usa from "./americas/usa.json" with { type: "json" };
import asia from "./asia/asia.json" with { type: "json" };
import china from "./asia/china.json" with { type: "json" };
import chineseTaipei from "./asia/chinese-taipei.json" with { type: "json" };
import hongKong from "./asia/hong-kong.json" with { type: "json" };
import indonesia from "./asia/indonesia.json" with { type: "json" };
import israel from "./asia/israel.json" with { type: "json" };
import japan from "./asia/japan.json" with { type: "json" };
import macau from "./asia/macau.json" with { type: "json" };
import malaysia from "./asia/malaysia.json" with { type: "json" };
import mongolia from "./asia/mongolia.json" with { type: "json" };
import philippines from "./asia/philippines.json" with { type: "json" };
import southKorea from "./asia/south-korea.json" with { type: "json" };
import thailand from "./asia/thailand.json" with { type: "json" };
import unitedArabEmirates from "./asia/united-arab-emirates.json" with { type: "json" };
import vietnam from "./asia/vietnam.json" with { type: "json" };
import austria from "./europe/austria.json" with { type: "json" };
import bosniaAndHerzegovina from "./europe/bosnia-and-herzegovina.json" with { type: "json" };
import croatia from "./europe/croatia.json" with { type: "json" };
import europe from "./europe/europe.json" with { type: "json" };
import france from "./europe/france.json" with { type: "json" };
import germany from "./europe/germany.json" with { type: "json" };
import greece from "./europe/greece.json" with { type: "json" };
import italy from "./europe/italy.json" with { type: "json" };
import lithuania from "./europe/lithuania.json" with { type: "json" };
import montenegro from "./europe/montenegro.json" with { type: "json" };
import poland from "./europe/poland.json" with { type: "json" };
import portugal from "./europe/portugal.json" with { type: "json" };
import romania from "./europe/romania.json" with { type: "json" };
import serbia from "./europe/serbia.json" with { type: "json" };
import slovenia from "./europe/slovenia.json" with { type: "json" };
import spain from "./europe/spain.json" with { type: "json" };
import turkey from "./europe/turkey.json" with { type: "json" };
import unitedKingdom from "./europe/united-kingdom.json" with { type: "json" };
import australia from "./oceania/australia.json" with { type: "json" };
import newZealand from "./oceania/new-zealand.json" with { type: "json" };
import world from "./world.json" with { type: "json" };

/** The names of basketball, a page a country. */
export const basketballPages: readonly NamePage[] = [
  argentina,
  brazil,
  canada,
  mexico,
  usa,
  asia,
  china,
  chineseTaipei,
  hongKong,
  indonesia,
  israel,
  japan,
  macau,
  malaysia,
  mongolia,
  philippines,
  southKorea,
  thailand,
  unitedArabEmirates,
  vietnam,
  austria,
  bosniaAndHerzegovina,
  croatia,
  europe,
  france,
  germany,
  greece,
  italy,
  lithuania,
  montenegro,
  poland,
  portugal,
  romania,
  serbia,
  slovenia,
  spain,
  turkey,
  unitedKingdom,
  australia,
  newZealand,
  world,
];
