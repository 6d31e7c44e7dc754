/**
 * The push services that browsers subscribe with. Nothing is sent anywhere else: an address comes from whoever calls, and must
 * not lead our server into our own network.
 */
export const pushHosts: readonly string[] = [
  "fcm.googleapis.com",
  "jmt17.google.com",
  "updates.push.services.mozilla.com",
  "updates-autopush.prod.mozaws.net",
  "*.push.apple.com",
  "*.notify.windows.com",
];

/** An https address without a port or a password, on one of these hosts. */
export function isPushEndpoint(endpoint: string, hosts: readonly string[] = pushHosts): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, hostname, username, password } = new URL(endpoint);
  if (protocol !== "https:" || username || password) return false;
  return hosts.some((known) => {
    if (known.startsWith("*."))
      return host === hostname && hostname.endsWith(known.slice(1)) && hostname.length > known.length - 1;
    // Only one that the operator named may have a port.
    return host === known;
  });
}
