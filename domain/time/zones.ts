import { utcOffset } from "#time/local-day.ts";

/** Time zones as a person looks for them. */
export type OfferedZone = { id: string; city: string; region: string; offset: number };

/** Platforms keep old names as the canonical ones. */
const today: Readonly<Record<string, string>> = {
  "Asia/Saigon": "Ho Chi Minh City",
  "Asia/Ho_Chi_Minh": "Ho Chi Minh City",
  "Asia/Calcutta": "Kolkata",
  "Asia/Katmandu": "Kathmandu",
  "Asia/Rangoon": "Yangon",
  "Europe/Kiev": "Kyiv",
  "America/Godthab": "Nuuk",
  "Atlantic/Faeroe": "Faroe",
};

export function zoneName(id: string): { city: string; region: string } {
  const slash = id.indexOf("/");
  const plain = (text: string) => text.replaceAll("_", " ").replaceAll("/", ", ");
  if (slash < 0) return { city: plain(id), region: "" };
  return { city: today[id] ?? plain(id.slice(slash + 1)), region: plain(id.slice(0, slash)) };
}

/** From west to east, then by name, with the distance from UTC on this day. */
export function zonesAt(instant: number, ids: readonly string[]): OfferedZone[] {
  return [...new Set(ids)]
    .map((id) => ({ id, ...zoneName(id), offset: utcOffset(instant, id) }))
    .sort((a, b) => a.offset - b.offset || (a.city < b.city ? -1 : 1));
}

export function searchZones(zones: readonly OfferedZone[], query: string): readonly OfferedZone[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return zones;
  return zones.filter((zone) => {
    const text = folded(`${zone.city} ${zone.region} ${zone.id.replaceAll("_", " ")} ${offsetNotation(zone.offset)}`);
    return words.every((word) => text.includes(word));
  });
}

const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** UTC+07:00 */
export function offsetNotation(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (value: number) => String(value).padStart(2, "0");
  return `UTC${minutes < 0 ? "−" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
