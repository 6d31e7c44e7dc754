import { isIP, isIPv4 } from "node:net";

/**
 * Whom a request is counted for. Whoever has an IPv6 address has at least 2⁶⁴ of them: they are one. What a proxy passed on
 * and is no address at all would be another one each time: then the connection counts.
 */
export function countedAddress(told: string, connection: string | undefined): string {
  return parsed(told) ?? parsed(connection ?? "") ?? "unknown";
}

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Some proxies write the port of the connection as well. */
const withPort = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([\da-f:.%]+)\]):\d{1,5}$/i;

function parsed(text: string): string | undefined {
  const [, four, six] = withPort.exec(text) ?? [];
  const [plain = ""] = (four ?? six ?? text).split("%", 1);
  const address = mapped.exec(plain)?.[1] ?? plain;
  if (isIPv4(address)) return address;
  return isIP(address) === 6 ? network(address) : undefined;
}

/** The first 64 bits. */
function network(address: string): string {
  const [before = "", after] = address.toLowerCase().split("::");
  const groups = (part: string) => (part ? part.split(":").map((group) => group.replace(/^0+(?=.)/, "")) : []);
  const [first, last] = [groups(before), after === undefined ? [] : groups(after)];
  // An address that ends like one of IPv4 has two groups in that.
  const written = first.length + last.length + (address.includes(".") ? 1 : 0);
  const gap = after === undefined ? [] : Array.from({ length: 8 - written }, () => "0");
  return `${[...first, ...gap, ...last].slice(0, 4).join(":")}::/64`;
}
