import { createServer, type ServerResponse } from "node:http";
import sharp from "sharp";
import { listenLocally } from "./listen-locally.ts";

export type PictureFault =
  | { kind: "status"; status: number }
  | { kind: "redirect"; to: string }
  | { kind: "hang" }
  /** Headers and the first bytes, then nothing. */
  | { kind: "stall" }
  | { kind: "large"; bytes: number }
  /** Declares a JPEG, sends HTML. */
  | { kind: "html" }
  | { kind: "svg" }
  /** A picture of a few bytes, and more pixels than a photograph of its width may have. */
  | { kind: "pixels" }
  /** Begins as a JPEG, then other bytes. */
  | { kind: "damaged" }
  /** Responses wait until `release`. */
  | { kind: "held" };

export type PictureHostStandIn = {
  /** "http://127.0.0.1:40123/t/p/" */
  baseUrl: string;
  /** In order: "/w500/a.jpg". */
  calls: string[];
  /** For paths that match (by default all); `null` ends the fault. */
  setFault(fault: PictureFault | null, matching?: RegExp): void;
  release(): void;
  close(): Promise<void>;
};

const page = "<!doctype html><title>Welcome to the hotel's network</title><script>alert(1)</script>";

/** A poster with the grain of a photograph: 30 to 60 KB. */
const grainyPoster = () =>
  sharp({ create: { width: 300, height: 450, channels: 3, background: "#345", noise: { type: "gaussian", mean: 120, sigma: 30 } } })
    .jpeg({ quality: 85 })
    .toBuffer();

const manyPixels = () =>
  sharp({ create: { width: 2400, height: 2400, channels: 3, background: "#345" } })
    .png()
    .toBuffer();

async function misbehave(fault: PictureFault, response: ServerResponse, jpeg: Buffer): Promise<void> {
  const picture = { "content-type": "image/jpeg" };
  if (fault.kind === "status") response.writeHead(fault.status).end();
  if (fault.kind === "redirect") response.writeHead(302, { location: fault.to }).end();
  if (fault.kind === "stall") response.writeHead(200, { ...picture, "content-length": jpeg.length }).write(jpeg.subarray(0, 100));
  if (fault.kind === "large") response.writeHead(200, picture).end(Buffer.concat([jpeg, Buffer.alloc(fault.bytes)]));
  if (fault.kind === "html") response.writeHead(200, picture).end(page);
  if (fault.kind === "svg") response.writeHead(200, { "content-type": "image/svg+xml" }).end('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
  if (fault.kind === "pixels") response.writeHead(200, picture).end(await manyPixels());
  if (fault.kind === "damaged") response.writeHead(200, picture).end(Buffer.concat([jpeg.subarray(0, 200), Buffer.from("not a photograph")]));
}

/** A stand-in of the provider's image host. */
export async function startPictureHost(): Promise<PictureHostStandIn> {
  const jpeg = await grainyPoster();
  const calls: string[] = [];
  const held = new Set<() => void>();
  let fault: PictureFault | null = null;
  let matching = /^/;
  const server = createServer((request, response) => {
    const path = (request.url ?? "").replace("/t/p", "");
    calls.push(path);
    const send = () => response.writeHead(200, { "content-type": "image/jpeg" }).end(jpeg);
    if (fault === null || !matching.test(path)) send();
    else if (fault.kind === "held") held.add(send);
    else misbehave(fault, response, jpeg).catch((error: Error) => response.destroy(error));
  });
  const { origin, close } = await listenLocally(server);
  return {
    baseUrl: `${origin}/t/p/`,
    calls,
    setFault: (next, pattern = /^/) => {
      fault = next;
      matching = pattern;
    },
    release: () => {
      for (const send of held) send();
      held.clear();
    },
    close,
  };
}
