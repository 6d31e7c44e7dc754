import { connect } from "node:net";

/** One reader of the football scores over a plain socket: every byte that comes, as it comes. */
export function openScores(port: number, onText: (text: string, bytes: number) => void): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () =>
      socket.write("GET /api/live/stream?topics=scores:football HTTP/1.1\r\nhost: bench\r\n\r\n"),
    );
    socket.once("error", reject);
    socket.on("data", (data) => {
      onText(data.toString("latin1"), data.length);
      resolve(() => socket.destroy());
    });
  });
}
