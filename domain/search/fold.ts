/** Letters that Unicode does not take apart, as people without the key type them. */
const plainLetters: Readonly<Record<string, string>> = {
  đ: "d",
  ð: "d",
  ł: "l",
  ø: "o",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
};

/** Marks over letters of alphabets, Thai marks of tone, shortness and silence, and what cannot be seen. */
const forgotten = /[\u0300-\u036f\u0e47-\u0e4c\p{Cf}]/gu;

/**
 * A name or a query as it is compared: without case, accents, width and punctuation, katakana as hiragana.
 * Marks that make another letter, as in Khmer or in the voiced kana, stay.
 */
export function fold(text: string): string {
  return text
    .toWellFormed()
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replace(forgotten, "")
    .normalize("NFC")
    .replace(/[đðłøıßæœþ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/['’.]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}ー]+/gu, " ")
    .trim();
}

/** A character is a word there: another one is another word, not a slip. */
export function isIdeographic(folded: string): boolean {
  return /\p{Script=Han}/u.test(folded);
}
