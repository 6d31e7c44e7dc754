import { fold } from "#search/fold.ts";

/** A word that was typed, and the ways in which names may write it. */
export type TypedWord = { ways: readonly string[] };

const longestQuery = 64;
/** Nobody needs more to say what they mean; what one search costs must not be up to whoever asks. */
const mostWords = 6;
/** Of words that are one letter, which begin thousands of names. */
const mostLetters = 2;

/** Words that people write around what they look for. They count only when nothing else was typed. */
const around = new Set(
  "fc cf afc sc fk cd club the of vs versus live score scores match matches today result results fixture fixtures table standings team news highlights squad ket qua truc tiep lich thi dau jogo jogos placar ao vivo hoje resultado tabela".split(
    " ",
  ),
);

/** Short for another word, or the same word in another language of the reader's keyboard. */
const otherWays: Readonly<Record<string, readonly string[]>> = {
  utd: ["united"],
  united: ["utd"],
  munchen: ["munich"],
  muenchen: ["munich"],
  munich: ["munchen"],
  monchengladbach: ["gladbach"],
  koln: ["cologne"],
  koeln: ["cologne", "koln"],
  roma: ["rome"],
  rome: ["roma"],
  milano: ["milan"],
  milan: ["milano"],
  turin: ["torino"],
  juventud: ["juventus"],
  internazionale: ["inter"],
  lisbon: ["lisboa", "cp"],
  lisboa: ["lisbon", "cp"],
  lisbonne: ["lisbon"],
  seville: ["sevilla"],
  atl: ["atletico"],
  atleti: ["atletico"],
  ath: ["athletic"],
  st: ["saint"],
  saint: ["st"],
  intl: ["international"],
  champs: ["champions"],
  lg: ["league"],
  lge: ["league"],
  ligue: ["league"],
  prem: ["premier"],
  quali: ["qualification"],
  qualifiers: ["qualification"],
  qualifying: ["qualification"],
  women: ["womens", "femenino", "feminino"],
  ladies: ["women"],
  u23: ["u21"],
  under21: ["u21"],
  bkk: ["bangkok"],
  la: ["los"],
  okc: ["oklahoma"],
  philly: ["philadelphia"],
  sixers: ["76ers"],
  cavs: ["cavaliers"],
  mavs: ["mavericks"],
  wolves: ["timberwolves", "wolverhampton"],
};

/** German keyboards without dots: koeln for köln, which is folded to koln. */
const spelledOut = /([aou])e/g;

export type Typed = {
  query: string;
  words: readonly TypedWord[];
  /** With what stands around it. */
  whole: string;
};

/** What is looked for: a few different words, the longest first, without what stands around them. */
export function readTyped(text: string): Typed {
  const whole = fold(text.slice(0, longestQuery));
  const all = [...new Set(whole.split(" "))].filter((word) => word !== "");
  // Between two names a v is no more than a full stop; before one it is a name itself, as in V.League.
  const telling = all.filter((word, at) => !around.has(word) && !(word === "v" && at > 0));
  const asked = telling.length > 0 ? telling : all;
  const letters = asked.filter((word) => word.length === 1).slice(0, mostLetters);
  const kept = asked.filter((word) => word.length > 1 || letters.includes(word)).slice(0, mostWords);
  const words = kept.map((word) => ({ ways: [...new Set([word, ...(otherWays[word] ?? []), ...plainWays(word)])] }));
  return { query: kept.join(" "), words: words.sort((a, b) => length(b) - length(a)), whole };
}

const length = ({ ways: [first = ""] }: TypedWord) => first.length;

function plainWays(word: string): string[] {
  return word.length > 4 && /[aou]e/.test(word) ? [word.replace(spelledOut, "$1")] : [];
}
