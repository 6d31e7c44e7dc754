import type { Client } from "@scoreline/contract/client";
import { type Sport, sports } from "@scoreline/domain/sport";
import type { AdPosition } from "@scoreline/site/advertisement";
import type { Advertisement } from "#frame/banners/ad-slot.tsx";
import type { Reader } from "#reader/reader.ts";

/** What stands in a place of a page, chosen while the page is made: it has its room before anything is drawn. */
export async function loadAd(
  client: Client,
  position: AdPosition,
  { device, showOdds, dataSaver }: Pick<Reader, "device" | "showOdds" | "dataSaver">,
  sport?: Sport,
): Promise<Advertisement | null> {
  if (dataSaver) return null;
  const asked = client.get("/ad/getAdvertisement", {
    position,
    deviceType: device === "desktop" ? 0 : 1,
    odds: showOdds,
    ...(sport && { sportType: sports.indexOf(sport) }),
  });
  // A page without an advertisement is a whole page.
  return asked.then(
    ({ result }) => result.data,
    () => null,
  );
}
