import { africaMiddleEast } from "./africa-middle-east.ts";
import { americas } from "./americas.ts";
import { asiaOceania } from "./asia-oceania.ts";
import { eastAsia } from "./east-asia.ts";
import { europe } from "./europe.ts";
import type { NamePool } from "./pool.ts";
import { southEastAsia } from "./south-east-asia.ts";

export type { NamePool } from "./pool.ts";

/** By nationality; a nationality with several naming traditions has further pools: "my", "my-chinese", "my-indian". */
export const namePools: Readonly<Record<string, NamePool>> = {
  ...europe,
  ...americas,
  ...africaMiddleEast,
  ...asiaOceania,
  ...southEastAsia,
  ...eastAsia,
};
