/** What the page says first, for those who were led to it. */
export type Notice = "reset" | "chat";

/** An address of the pages before an account, with the way back. */
export function withBack(path: string, back: string, notice?: Notice): string {
  return `${path}?${new URLSearchParams({ callBackUrl: back, ...(notice && { notice }) })}`;
}
