import type { Day, WindowNumber } from "#people/calendar.ts";
import type { TransferMarket } from "#people/population/market.ts";
import type { Population } from "#people/population/population.ts";
import type { Rng } from "#random.ts";

/** A transfer window of the whole world while it is played. */
export type OpenWindow = {
  population: Population;
  window: WindowNumber;
  opens: Day;
  length: number;
  draw: Rng;
  market: TransferMarket;
};
