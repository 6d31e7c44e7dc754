import type { KeyboardEvent } from "react";

const stepSeconds = 10;

/** What keys do while the picture has the focus; space and arrows are the browser's own. */
const actions: Readonly<Record<string, (video: HTMLVideoElement) => void>> = {
  k: (video) => {
    if (video.paused) video.play().catch(() => undefined);
    else video.pause();
  },
  j: (video) => {
    video.currentTime = Math.max(0, video.currentTime - stepSeconds);
  },
  l: (video) => {
    video.currentTime = Math.min(video.duration || 0, video.currentTime + stepSeconds);
  },
  m: (video) => {
    video.muted = !video.muted;
  },
  c: toggleCaptions,
  f: (video) => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else video.requestFullscreen().catch(() => undefined);
  },
};

export function filmKeys(event: KeyboardEvent<HTMLVideoElement>): void {
  const action = actions[event.key.toLowerCase()];
  if (!action || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  action(event.currentTarget);
}

function toggleCaptions({ textTracks }: HTMLVideoElement): void {
  const tracks = [...textTracks];
  const shown = tracks.find(({ mode }) => mode === "showing");
  const [first] = tracks;
  if (shown) shown.mode = "disabled";
  else if (first) first.mode = "showing";
}
