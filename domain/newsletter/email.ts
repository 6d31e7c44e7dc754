/** At most so long, as the protocols have it. */
export const longestEmail = 254;
const longestLocal = 64;

const local = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domain = /^(?=.{4,190}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/;

/**
 * An address as mail is sent to it, or nothing. Only plain ones: no quotes, no comments, no second address, no line of a
 * header can be hidden in what is left.
 */
export function readEmail(text: string): string | undefined {
  const said = text.trim();
  if (said.length > longestEmail) return undefined;
  const at = said.lastIndexOf("@");
  const [before, after] = [said.slice(0, at), asciiHost(said.slice(at + 1))];
  if (at < 1 || before.length > longestLocal || !local.test(before) || !domain.test(after)) return undefined;
  const email = `${before}@${after}`.toLowerCase();
  return email.length <= longestEmail ? email : undefined;
}

/** Names of hosts in other scripts, as the network writes them. */
function asciiHost(host: string): string {
  if (/[\s/?#@:[\]\\%<>|^\p{Cc}]/u.test(host) || !URL.canParse(`http://${host}`)) return "";
  return new URL(`http://${host}`).hostname;
}

/** The same for all addresses that end in one box: who asks for many spellings asks for one. */
export function countedEmail(email: string): string {
  const [before = "", after = ""] = email.split("@");
  const plain = before.replace(/\+.*$/, "") || before;
  return after === "gmail.com" || after === "googlemail.com"
    ? `${plain.replaceAll(".", "")}@gmail.com`
    : `${plain}@${after}`;
}
