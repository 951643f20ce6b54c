/** The pictures of the brand's icon that home screens, tabs and older browsers ask for. */
type BrandIcon = {
  size: number;
  /** The part of the picture that the icon fills. Home screens cut the edges of a maskable one. */
  part?: number;
  /** `true`: without transparency, in the icon's own color. */
  isFilled?: boolean;
  /** `true`: its shape alone, which a system colors. */
  isMonochrome?: boolean;
};

export const brandIcons = {
  "/apple-touch-icon.png": { size: 180, part: 0.9, isFilled: true },
  "/icon-192.png": { size: 192 },
  "/icon-512.png": { size: 512 },
  "/icon-maskable-512.png": { size: 512, part: 0.72, isFilled: true },
  "/icon-monochrome-512.png": { size: 512, isMonochrome: true },
} as const satisfies Record<string, BrandIcon>;

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** As a PNG. @throws if the native library has none for this platform, or the SVG cannot be drawn */
export async function drawIcon(svg: string, { size, part = 1, isFilled = false, isMonochrome = false }: BrandIcon): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import("sharp");
  const inner = Math.round(size * part);
  const bytes = Buffer.from(svg);
  // Without a density a viewBox of 28 is drawn as 28 pixels.
  const { width, height } = await sharp(bytes).metadata();
  const density = Math.min(100_000, Math.max(1, (72 * inner) / Math.min(width, height)));
  const drawn = sharp(bytes, { density }).resize(inner, inner, { fit: "contain", background: clear }).ensureAlpha();
  const { data } = await drawn.raw().toBuffer({ resolveWithObject: true });
  const ground = groundOf(data, inner);
  if (isMonochrome) toSilhouette(data, ground);
  const around = { top: Math.floor((size - inner) / 2), bottom: Math.ceil((size - inner) / 2) };
  const background = isFilled ? ground : clear;
  const framed = sharp(data, { raw: { width: inner, height: inner, channels: 4 } }).extend({ ...around, left: around.top, right: around.bottom, background });
  return new Uint8Array(await (isFilled ? framed.flatten({ background }) : framed).png().toBuffer());
}

/** The color in the middle of the icon's upper edge; white where it is transparent. `size`: the width of the pixels, of four bytes each. */
function groundOf(pixels: Buffer, size: number): { r: number; g: number; b: number; alpha: number } {
  const at = (Math.ceil(size / 50) * size + Math.floor(size / 2)) * 4;
  const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at, at + 4);
  return alpha < 128 ? { r: 255, g: 255, b: 255, alpha: 1 } : { r, g, b, alpha: 1 };
}

/** White where the icon has another color than its ground. */
function toSilhouette(pixels: Buffer, ground: { r: number; g: number; b: number }): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at, at + 4);
    const distance = Math.hypot(r - ground.r, g - ground.g, b - ground.b) / 200;
    pixels.set([255, 255, 255, Math.round(alpha * Math.min(1, distance))], at);
  }
}

/** An ICO file that holds one PNG of at most 255 pixels. */
export function icoOf(png: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([size, size], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return new Uint8Array(Buffer.concat([header, png]));
}
