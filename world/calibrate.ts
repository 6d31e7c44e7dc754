import { type Figure as BasketballFigure, calibrate as basketball, calibrateFiba } from "#basketball/calibrate.ts";
import { type Figure as FootballFigure, calibrate as football, isWithin } from "#football/calibrate.ts";
import { calibrateBasketball, calibrateFootball, type MomentCalibration } from "#odds/calibrate.ts";

/** `npm run demo:calibrate [matches]`: plays many matches of both sports and sets them beside the real figures. */
const matches = Number(process.argv[2] ?? 5_000);
let astray = 0;

const footballFigures = football(matches).figures.map(({ name, measured, real, tolerance }: FootballFigure) => {
  return { name, measured, real, tolerance };
});
table(`Football, ${matches} matches`, footballFigures);
table(`Basketball as in the NBA, ${matches} games`, basketball(matches).map(asRow));
table(
  `Basketball under FIBA's rules, ${Math.ceil(matches / 2)} games`,
  calibrateFiba(Math.ceil(matches / 2)).map(asRow),
);
curves("Prices of football", calibrateFootball(Math.ceil(matches / 5)));
curves("Prices of basketball", calibrateBasketball(Math.ceil(matches / 10)));
console.log(astray === 0 ? "\nEverything is within its tolerance." : `\n${astray} figures are out of tolerance.`);
process.exitCode = astray === 0 ? 0 : 1;

type Row = { name: string; measured: number; real: number; tolerance: number };

function asRow({ name, measured, target, tolerance }: BasketballFigure): Row {
  return { name, measured, real: target, tolerance };
}

function table(title: string, rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ name }) => name.length));
  console.log(`\n${title}\n${"".padEnd(width)} measured     real  tolerance`);
  for (const { name, measured, real, tolerance } of rows) {
    const ok = isWithin({ name, measured, real, tolerance });
    if (!ok) astray += 1;
    const cells = [measured, real, tolerance].map((value) => value.toFixed(2).padStart(9)).join("");
    console.log(`${name.padEnd(width)}${cells}  ${ok ? "ok" : "NOT OK"}`);
  }
}

/** Of outcomes that the bookmakers' prices give a chance, the share that happened. */
function curves(title: string, moments: readonly MomentCalibration[]): void {
  for (const { moment, companies, pinnacle } of moments) {
    for (const [who, { result }] of Object.entries({ companies, pinnacle })) {
      const rows = result.filter(({ outcomes }) => outcomes >= 50);
      table(
        `${title}, ${moment}, ${who}: chance in the prices and share that happened (%)`,
        rows.map(({ expected, happened, outcomes }) => ({
          name: `${(expected * 100).toFixed(0)} % of ${outcomes}`,
          measured: happened * 100,
          real: expected * 100,
          // What chance alone does to so many outcomes, and a little for margins and rounding.
          tolerance: 1.5 + 330 * Math.sqrt((expected * (1 - expected)) / outcomes),
        })),
      );
    }
  }
}
