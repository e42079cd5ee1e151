/** Two tones a fifth apart, which sound like small glasses. */
const notes = [
  { hertz: 659.26, atSeconds: 0 },
  { hertz: 987.77, atSeconds: 0.13 },
];
const attackSeconds = 0.012;
const fadeSeconds = 0.7;
const loudness = 0.09;
/** Longest wait for the browser to allow sound: a later sound would seem to belong to another mail. */
const patienceMs = 400;

let context: AudioContext | null = null;

/** Browsers allow sound only after a click or key of the visitor; call this in the handler of one. */
export function unlockSound(): void {
  context ??= new AudioContext();
  void context.resume();
}

/** Plays the sound, if the browser allows it. */
export async function chime(): Promise<void> {
  const sound = (context ??= new AudioContext());
  if (sound.state !== 'running') {
    await Promise.race([sound.resume(), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  }
  // The state may have changed during the wait, which the type checker does not see.
  if ((sound.state as AudioContextState) !== 'running') return;
  for (const { hertz, atSeconds } of notes) {
    const start = sound.currentTime + atSeconds;
    const tone = new OscillatorNode(sound, { type: 'sine', frequency: hertz });
    const volume = new GainNode(sound, { gain: 0 });
    volume.gain.linearRampToValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loudness, start + attackSeconds);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + fadeSeconds);
    tone.connect(volume).connect(sound.destination);
    tone.start(start);
    tone.stop(start + fadeSeconds);
  }
}
