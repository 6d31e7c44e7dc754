const namesOfZones = /^[A-Za-z][A-Za-z0-9_+\-/]{0,63}$/;
const capitalised = /^[A-Z][a-z]+(?:[/_-][A-Z][a-z]+)*$/;

/**
 * A time zone that the platform knows, in the one way in which we write it: people and machines may send it in any case of
 * letters, and what is kept by its name would be kept for each of them. A second name of a zone stays as it is
 * (Asia/Ho_Chi_Minh, which the platform calls Asia/Saigon) if it is written like a name. Nothing for what is no zone.
 */
export function zoneSpelling(name: string): string | undefined {
  const known = spellings.get(name);
  if (known !== undefined || !namesOfZones.test(name)) return known;
  const spelling = spellingOf(name);
  // Only what is spelled like this already: of that there are some hundreds.
  if (spelling === name) spellings.set(name, spelling);
  return spelling;
}

const spellings = new Map<string, string>();

function spellingOf(name: string): string | undefined {
  try {
    const own = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
    return own.toLowerCase() !== name.toLowerCase() && capitalised.test(name) ? name : own;
  } catch {
    return undefined;
  }
}
