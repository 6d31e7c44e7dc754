let audio: AudioContext | undefined;

/** Two short tones, rising for a goal and falling for one that was taken back. Browsers are silent until the page is touched. */
export function chime(falling: boolean): void {
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  const { currentTime, destination } = audio;
  const tones = falling ? [659, 440] : [659, 988];
  for (const [i, frequency] of tones.entries()) {
    const start = currentTime + i * 0.13;
    const tone = new OscillatorNode(audio, { type: "triangle", frequency });
    const volume = new GainNode(audio, { gain: 0.0001 });
    volume.gain.exponentialRampToValueAtTime(0.2, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.25);
    tone.connect(volume).connect(destination);
    tone.start(start);
    tone.stop(start + 0.26);
  }
}
