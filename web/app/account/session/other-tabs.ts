/** What the tabs of a browser tell each other of who is signed in. */
export type TabNews =
  /** A page was loaded for this user, or for nobody. */
  | { kind: "loaded"; userId: number | undefined }
  /** A chat app's window is done: where to go on, or what went wrong. */
  | { kind: "chat"; goOn: string }
  | { kind: "chatFailed"; message: string };

const channelName = "scoreline-session";

export function tellTabs(news: TabNews): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(news);
  channel.close();
}

export function hearTabs(hear: (news: TabNews) => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => {};
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<TabNews>) => hear(data);
  return () => channel.close();
}
