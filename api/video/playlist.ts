/** What of a playlist is fetched how: playlists through us, everything else from where it is. */
type Ways = { playlist(address: string): string; file(address: string): string };

/** Tags that name a playlist; other addresses in tags are files, such as keys and initialisation sections. */
const namesPlaylist = /^#EXT-X-(MEDIA|I-FRAME-STREAM-INF|RENDITION-REPORT):/;

/** A playlist of HLS in which every address is whole. It throws at what is none. */
export function rewrittenPlaylist(text: string, base: string, ways: Ways): string {
  if (!text.startsWith("#EXTM3U")) throw new TypeError("no playlist");
  // The addresses of a list of variants are playlists, those of a variant are pieces of film.
  const ofVariants = /^#EXT-X-STREAM-INF:/m.test(text);
  const whole = (address: string) => new URL(address, base).href;
  return text
    .split(/\r?\n/)
    .map((line) => {
      if (line === "" || (line.startsWith("#") && !line.startsWith("#EXT"))) return "";
      if (!line.startsWith("#")) return ways[ofVariants ? "playlist" : "file"](whole(line.trim()));
      const kind = namesPlaylist.test(line) ? "playlist" : "file";
      return line.replace(/\bURI="([^"]*)"/g, (_, address: string) => `URI="${ways[kind](whole(address))}"`);
    })
    .filter((line) => line !== "")
    .join("\n");
}
