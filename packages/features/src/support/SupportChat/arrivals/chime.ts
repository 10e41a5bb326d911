const NOTES_HZ = [880, 1175];
const NOTE_S = 0.12;
const LOUDNESS = 0.08;

let context: AudioContext | undefined;

/** Two short notes. Silent where the browser allows no sound yet. */
export function playChime(): void {
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  for (const [place, frequency] of NOTES_HZ.entries()) {
    const start = currentTime + place * NOTE_S;
    const gain = new GainNode(context, { gain: LOUDNESS });
    gain.gain.setTargetAtTime(0, start + NOTE_S / 2, NOTE_S / 4);
    const note = new OscillatorNode(context, { frequency });
    note.connect(gain).connect(destination);
    note.start(start);
    note.stop(start + 2 * NOTE_S);
  }
}
