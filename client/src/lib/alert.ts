/** Telling somebody that it is their turn: by a soft bell, by a notification, each only if wished for. */
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

export async function allowNotifications(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

export function callToTable(): void {
  if (settings.sound) ring();
  if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification("Argosy", { body: say("your-turn"), icon: "/icon.svg" });
  }
}
