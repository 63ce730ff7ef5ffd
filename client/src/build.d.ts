/** What the build makes: see scripts/. */
declare module "coast:*" {
  const told: string;
  export default told;
}

declare module "subset-font" {
  export default function subset(font: Buffer, letters: string, options: { targetFormat: "woff2" }): Promise<Buffer>;
}
