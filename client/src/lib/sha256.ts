/** SHA-256 of a text, in hexadecimal. The browser's own is only there with HTTPS, and a table in a house is played without. */
const K: number[] = [];
const START: number[] = [];

/** The first 32 bits of the fractions of square and cube roots of the first primes. */
function constants(): void {
  for (let n = 2; K.length < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (!prime) continue;
    if (START.length < 8) START.push((Math.sqrt(n) * 2 ** 32) | 0);
    K.push((Math.cbrt(n) * 2 ** 32) | 0);
  }
}

const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

export function sha256(text: string): string {
  if (!K.length) constants();
  const bytes = [...new TextEncoder().encode(text)];
  const bits = bytes.length * 8;
  bytes.push(0x80);
  while (bytes.length % 64 !== 56) bytes.push(0);
  for (let shift = 56; shift >= 0; shift -= 8) bytes.push(Math.floor(bits / 2 ** shift) & 0xff);
  const hash = [...START];
  for (let at = 0; at < bytes.length; at += 64) block(hash, bytes.slice(at, at + 64));
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function block(hash: number[], bytes: number[]): void {
  const words: number[] = [];
  const word = (i: number): number => words[i] ?? 0;
  for (let i = 0; i < 64; i++) {
    if (i < 16) words.push(bytes.slice(4 * i, 4 * i + 4).reduce((sum, byte) => (sum << 8) | byte, 0));
    else {
      const early = word(i - 15);
      const late = word(i - 2);
      const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words.push((word(i - 16) + first + word(i - 7) + second) | 0);
    }
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const chosen = (e & f) ^ (~e & g);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + (K[i] ?? 0) + word(i)) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => (hash[i] = ((hash[i] ?? 0) + value) | 0));
}
