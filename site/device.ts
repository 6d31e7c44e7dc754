/** What a user agent says of the device. Phones and tablets get the mobile frame however wide they are. */
export type Device = "ios" | "android" | "mobile" | "desktop";

export function deviceOf(userAgent: string): Device {
  if (/iPhone|iPad|iPod/i.test(userAgent)) return "ios";
  if (/Android/i.test(userAgent)) return "android";
  return /Mobi|Opera Mini|IEMobile/i.test(userAgent) ? "mobile" : "desktop";
}
