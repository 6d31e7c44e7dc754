/** A name as it stands in an address: letters of any script, digits and single hyphens. */
export function slug(name: string): string {
  const words = ascii.test(name)
    ? name
        .toLowerCase()
        .replace(/['.]/g, "")
        .replace(/[^a-z0-9]+/g, "-")
    : ofAnyScript(name);
  return words.replace(/^-+|-+$/g, "") || "-";
}

/** Most names: lists have hundreds of them, and other letters take eight times as long. */
const ascii = /^[ -~]*$/;

function ofAnyScript(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, (mark) => (/[\u0300-\u036f]/.test(mark) ? "" : mark))
    .normalize("NFC")
    .replace(/[đĐ]/g, "d")
    .toLowerCase()
    .replace(/['’.]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
}

/** The name in the address of a team or a player: the English one, or the number where that has no Latin letter. */
export function addressName(english: string, id: number): string {
  return /\p{Script=Latin}/u.test(english) ? slug(english) : String(id);
}
