import { createServer } from "node:http";
import sharp from "sharp";
import { listenLocally } from "#tests/support/listen-locally.ts";

/** Bytes a pixel of the provider's files: a w780 poster is 134 KB, a w342 one 25 KB, a w780 backdrop 62 KB. */
const bytesPerPixel = { tall: 0.147, wide: 0.18 } as const;
const heightOf = { tall: 1.5, wide: 9 / 16 } as const;
type Shape = keyof typeof heightOf;

const qualities = [15, 25, 35, 45, 55, 65, 75, 85, 95] as const;

/** Blurred noise as JPEG, of the quality that comes nearest to the provider's weight. */
async function draw(widthPx: number, shape: Shape): Promise<Buffer> {
  const heightPx = Math.round(widthPx * heightOf[shape]);
  const noise = { type: "gaussian", mean: 110, sigma: 60 } as const;
  const drawing = await sharp({ create: { width: widthPx, height: heightPx, channels: 3, background: "black", noise } })
    .blur(1.5)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const wantedBytes = widthPx * heightPx * bytesPerPixel[shape];
  const raw = { width: widthPx, height: heightPx, channels: drawing.info.channels };
  const files = await Promise.all(qualities.map((quality) => sharp(drawing.data, { raw }).jpeg({ quality }).toBuffer()));
  return files.reduce((best, file) => (Math.abs(file.length - wantedBytes) < Math.abs(best.length - wantedBytes) ? file : best));
}

export type PictureHost = { baseUrl: string; stop: () => Promise<void> };

/** A stand-in for the provider's image host: any name of any width is a picture of the weight that the provider's would have. */
export async function startPictureHost(): Promise<PictureHost> {
  const drawn = new Map<string, Promise<Buffer>>();
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    const widthPx = Number(/\/w(\d+)\//.exec(path)?.[1] ?? 780);
    const shape: Shape = /backdrop|still/.test(path) ? "wide" : "tall";
    const key = `${shape} ${widthPx}`;
    const picture = drawn.get(key) ?? draw(widthPx, shape);
    drawn.set(key, picture);
    void picture.then((file) => {
      response.writeHead(200, { "content-type": "image/jpeg", "content-length": file.length, "cache-control": "public, max-age=31536000" });
      response.end(file);
    });
  });
  const { origin, close } = await listenLocally(server);
  return { baseUrl: `${origin}/t/p/`, stop: close };
}
