/** No more than so many are kept: names come from readers, and would fill the memory. */
const mostFormatters = 1_000;

/** The formatter of each time zone: they are dear to make and cheap to use. */
export function formatterByZone(
  language: string,
  options: Intl.DateTimeFormatOptions,
): (timeZone: string) => Intl.DateTimeFormat {
  const formatters = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    let known = formatters.get(timeZone);
    if (!known) {
      known = new Intl.DateTimeFormat(language, { ...options, timeZone });
      if (formatters.size >= mostFormatters) formatters.clear();
      formatters.set(timeZone, known);
    }
    return known;
  };
}
