/** Telling somebody that it is their turn: by a soft bell, by a notification, each only if wished for. */
import { notify } from "./platform";
import { settings } from "./settings.svelte";
import { say } from "./texts.svelte";

let audio: AudioContext | null = null;

export function ring(): void {
  audio ??= new AudioContext();
  const now = audio.currentTime;
  for (const [at, tone] of [
    [0, 660],
    [0.14, 880],
  ] as const) {
    const bell = audio.createOscillator();
    const volume = audio.createGain();
    bell.frequency.value = tone;
    volume.gain.setValueAtTime(0.08, now + at);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + at + 0.5);
    bell.connect(volume).connect(audio.destination);
    bell.start(now + at);
    bell.stop(now + at + 0.5);
  }
}

export function callToTable(): void {
  if (settings.sound) ring();
  if (settings.notify && document.hidden) notify("Argosy", say("your-turn"), "/icon.svg");
}
