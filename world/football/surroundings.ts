import type { WeatherCode } from "@scoreline/domain/match/details/details";
import type { FootballMatchup } from "#football/matchup.ts";
import type { Weather } from "#football/script.ts";
import { rng } from "#random.ts";

/** How many came: good sides fill their ground, good guests bring more. */
export function attendanceOf(matchup: FootballMatchup): number {
  const { seed, matchRef, home, away } = matchup;
  const stream = rng(seed, matchRef, "attendance");
  const capacity = matchup.capacity ?? Math.round(60_000 / (1 + Math.exp((1650 - home.strength) / 130)) + 900);
  const pull = 0.62 + (home.strength - 1450) / 2200 + (away.strength - home.strength) / 3000 + 0.1 * stream.normal();
  return Math.round(capacity * Math.max(0.06, Math.min(1, pull)));
}

export function weatherOf({ seed, matchRef, climate }: FootballMatchup): Weather {
  const stream = rng(seed, matchRef, "weather");
  const { temperature: usual, wet } = climate ?? { temperature: 15, wet: 0.25 };
  const temperature = Math.round(usual + 4 * stream.normal());
  const falling: WeatherCode =
    temperature <= 1
      ? "snow"
      : stream.chance(0.25)
        ? "heavy-rain"
        : temperature > 20 && stream.chance(0.2)
          ? "thunderstorm"
          : "rain";
  const dry: readonly WeatherCode[] = ["clear", "partly-cloudy", "cloudy", "fog"];
  const code = stream.chance(wet) ? falling : stream.weighted(dry, [4, 4, 3, temperature < 10 ? 0.3 : 0.05]);
  return { code, temperature };
}
