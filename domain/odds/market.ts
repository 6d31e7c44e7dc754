/** Arithmetic over the decimal prices of one market: of each outcome at one company, or of each company. */

/** What comes back of every unit if all outcomes are backed so that the result does not matter: 0.95 leaves the company 5 %. */
export function returnRate(prices: readonly number[]): number {
  return 1 / sumOfInverses(prices);
}

/** The chances that the prices stand for, with the company's margin taken off in proportion. */
export function fairProbabilities(prices: readonly number[]): number[] {
  const sum = sumOfInverses(prices);
  return prices.map((price) => 1 / price / sum);
}

/** The mean of what the companies' prices stand for. Nobody quoting gives an empty list. */
export function averageProbabilities(market: readonly (readonly number[])[]): number[] {
  const fair = market.map(fairProbabilities);
  const outcomes = fair[0]?.length ?? 0;
  if (fair.some(({ length }) => length !== outcomes)) throw new RangeError("companies price different outcomes");
  return Array.from({ length: outcomes }, (_, outcome) => {
    return fair.reduce((sum, chances) => sum + (chances[outcome] ?? 0), 0) / fair.length;
  });
}

/** Kelly index of each outcome: its price times its market-average probability. Above 1 the company pays more than the market thinks fair. */
export function kellyIndices(prices: readonly number[], average: readonly number[]): number[] {
  if (prices.length !== average.length) throw new RangeError("a Kelly index needs a probability for every price");
  return prices.map((price, outcome) => price * (average[outcome] ?? 0));
}

function sumOfInverses(prices: readonly number[]): number {
  if (prices.length === 0) throw new RangeError("a market has at least one price");
  return prices.reduce((sum, price) => {
    if (!(price > 1)) throw new RangeError(`a decimal price is above 1, not ${price}`);
    return sum + 1 / price;
  }, 0);
}
