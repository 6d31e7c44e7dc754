/**
 * What a reader sets on a device and finds again on the next: the cookies that pages read, by name, as they are. What they
 * mean is the pages' affair; here they are only carried.
 */
export const travellingSettings = ["theme", "tz", "settings", "leagues", "shield"] as const;
export type TravellingSetting = (typeof travellingSettings)[number];
export type TravellingSettings = Partial<Record<TravellingSetting, string>>;

const longest = 1_000;

export function isSettingText(text: string): boolean {
  return text.length <= longest && /^[^\p{Cc}]*$/u.test(text);
}

export function readTravelling(read: (name: TravellingSetting) => string | undefined): TravellingSettings {
  return Object.fromEntries(
    travellingSettings.flatMap((name) => {
      const text = read(name);
      return text !== undefined && isSettingText(text) ? [[name, text]] : [];
    }),
  );
}
