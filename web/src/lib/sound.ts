/** Small sounds of wood and water, made here; silent unless a person wants them. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

const SOUNDS = {
  lay: { pitch: 180, fall: 0.6, length: 0.09, wave: "triangle" },
  take: { pitch: 320, fall: 0.8, length: 0.12, wave: "sine" },
  turn: { pitch: 520, fall: 1, length: 0.7, wave: "sine" },
  bell: { pitch: 660, fall: 1, length: 1.6, wave: "sine" },
} as const;

/** Play a sound, where sounds are wanted. */
export function sound(name: keyof typeof SOUNDS): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const { pitch, fall, length, wave } = SOUNDS[name];
  const now = context.currentTime;
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(pitch, now);
  tone.frequency.exponentialRampToValueAtTime(pitch * fall, now + length);
  loudness.gain.setValueAtTime(0.0001, now);
  loudness.gain.exponentialRampToValueAtTime(0.12, now + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0001, now + length);
  tone.connect(loudness).connect(context.destination);
  tone.start(now);
  tone.stop(now + length);
}
