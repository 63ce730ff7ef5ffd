/** Token colours and seat colours are told apart with the common kinds of colour vision, and signs can be read on them. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string): string => readFileSync(new URL(`../src/${path}`, import.meta.url), "utf-8");
const css = read("styles/tokens.css") + read("titles/endeavor/tokens.css");

type Theme = 0 | 1; // day, night
type Rgb = [number, number, number];

/** A colour by its name, by day or by night. */
function colour(name: string, theme: Theme): Rgb {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? "";
  const found = value.match(/#[0-9a-f]{3,6}/g) ?? [];
  const hex = (found[theme] ?? found[0] ?? "").slice(1);
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex;
  expect(full, name).toHaveLength(6);
  return [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16) / 255) as Rgb;
}

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const times = (matrix: number[][], [x, y, z]: Rgb): Rgb => matrix.map(([a = 0, b = 0, c = 0]) => a * x + b * y + c * z) as Rgb;

/** Machado, Oliveira and Fernandes (2009), full severity, in linear light. */
const SIGHT: Record<string, number[][]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const TO_XYZ = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];

function lab(seen: Rgb, sight: string): Rgb {
  const light = times(SIGHT[sight] ?? [], seen.map(linear) as Rgb).map((value) => Math.min(Math.max(value, 0), 1)) as Rgb;
  const [x, y, z] = times(TO_XYZ, light);
  const f = (value: number): number => (value > 216 / 24389 ? Math.cbrt(value) : (value * 24389) / 27 / 116 + 16 / 116);
  const [fx, fy, fz] = [f(x / 0.95047), f(y), f(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

const difference = (one: Rgb, other: Rgb, sight: string): number => {
  const [a, b] = [lab(one, sight), lab(other, sight)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

function least(names: string[], theme: Theme, sight: string): number {
  const colours = names.map((name) => colour(name, theme));
  return Math.min(...colours.flatMap((one, i) => colours.slice(i + 1).map((other) => difference(one, other, sight))));
}

const luminance = (seen: Rgb): number => {
  const [r, g, b] = seen.map(linear) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string, theme: Theme): number => {
  const [light = 0, dark = 0] = [luminance(colour(one, theme)), luminance(colour(other, theme))].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const TOKENS = ["a0", "a1", "a2", "a3", "act"];
const SEATS = ["p-red", "p-blue", "p-green", "p-gold", "p-violet"];
const FIRST = SEATS.slice(0, 4); // a fifth seat is rare; its violet is near blue to protan eyes, and the letter tells

test.each([
  ["normal", 30, 30],
  ["protan", 17, 21],
  ["deutan", 13, 16],
  ["tritan", 21, 30],
])("tokens differ to %s eyes: ΔE76 at least %d by day, %d by night", (sight, day, night) => {
  expect(least(TOKENS, 0, sight)).toBeGreaterThanOrEqual(day - 1);
  expect(least(TOKENS, 1, sight)).toBeGreaterThanOrEqual(night - 1);
});

test.each([
  ["normal", 47, 30],
  ["protan", 9, 4.5],
  ["deutan", 18, 10],
  ["tritan", 11, 11],
])("seats differ to %s eyes: ΔE76 at least %d among four, %d among five; each has its letter too", (sight, four, five) => {
  expect(least(FIRST, 0, sight)).toBeGreaterThanOrEqual(four);
  expect(least(SEATS, 0, sight)).toBeGreaterThanOrEqual(five);
});

test.each([0, 1] as Theme[])("signs can be read on their tokens (theme %d)", (theme) => {
  for (const token of TOKENS) expect(contrast(`on-${token}`, token, theme), token).toBeGreaterThanOrEqual(4.5);
});

test.each([0, 1] as Theme[])("tokens stand out from land (theme %d)", (theme) => {
  for (const token of TOKENS.filter((each) => each !== "a2" || theme === 1))
    expect(contrast(token, "chart-land", theme), token).toBeGreaterThanOrEqual(3);
  expect(contrast("token-edge-pale", "chart-land", 0)).toBeGreaterThanOrEqual(3); // the yellow one has a dark edge by day
});

test.each([0, 1] as Theme[])(
  "words can be read on banners, coasts seen on the sea, what is lit seen everywhere (theme %d)",
  (theme) => {
    for (const tint of [0, 1, 2, 3, 4, 5, 6]) expect(contrast("ink", `r${tint}`, theme), `r${tint}`).toBeGreaterThanOrEqual(4.5);
    expect(contrast("soft", "panel", theme)).toBeGreaterThanOrEqual(4.5);
    expect(contrast("ink", "chart-sea", theme)).toBeGreaterThanOrEqual(4.5);
    expect(contrast("ink", "portolan-sea", theme)).toBeGreaterThanOrEqual(4.5);
    for (const sheet of ["chart", "portolan"]) {
      expect(contrast(`${sheet}-coast`, `${sheet}-sea`, theme), sheet).toBeGreaterThanOrEqual(4.5);
      expect(contrast("lit", `${sheet}-sea`, theme), sheet).toBeGreaterThanOrEqual(3);
      expect(contrast("lit", `${sheet}-land`, theme), sheet).toBeGreaterThanOrEqual(3);
    }
  },
);

test("letters can be read on discs", () => {
  for (const seat of SEATS) expect(contrast(`on-${seat}`, seat, 0), seat).toBeGreaterThanOrEqual(4.5);
});
