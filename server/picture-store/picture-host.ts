import { Agent, request } from "undici";
import { PictureError } from "./picture-error.ts";
import { formatOf } from "./picture-format.ts";
import type { PictureName } from "./picture-name.ts";

/** Milliseconds to connect, to the headers, between bytes and in all; bytes of a picture. */
export type HostLimits = { connectMs: number; headersMs: number; bodyMs: number; totalMs: number; pictureBytes: number };

const usualLimits: HostLimits = { connectMs: 1000, headersMs: 2500, bodyMs: 2500, totalMs: 8000, pictureBytes: 8 * 1024 * 1024 };

export type PictureHost = { fetch(name: PictureName): Promise<Buffer>; close(): Promise<void> };

/**
 * The provider's image host, and nobody else: the address is `baseUrl` (ends in a slash) and a name from the allow-list, and a redirect is
 * a failure. What does not begin as a photograph does is not one, whatever its headers say.
 */
export function pictureHost(baseUrl: string, limits: Partial<HostLimits> = {}): PictureHost {
  const { connectMs, headersMs, bodyMs, totalMs, pictureBytes } = { ...usualLimits, ...limits };
  const agent = new Agent({ connect: { timeout: connectMs }, headersTimeout: headersMs, bodyTimeout: bodyMs, maxResponseSize: pictureBytes });

  async function bytesOf({ size, file }: PictureName): Promise<Buffer> {
    const { statusCode, body } = await request(`${baseUrl}${size}/${file}`, {
      headers: { accept: "image/jpeg, image/png" },
      dispatcher: agent,
      signal: AbortSignal.timeout(totalMs),
    });
    if (statusCode === 200) return Buffer.from(await body.arrayBuffer());
    // Frees the connection; what it says is of no interest, and neither is whether it can be read.
    body.on("error", () => undefined).destroy();
    throw statusCode === 404 ? new PictureError("absent", "The host has no such picture") : new PictureError("failed", `The image host answered ${statusCode}`);
  }

  return {
    fetch: async (name) => {
      const bytes = await bytesOf(name).catch((error: unknown) => {
        throw error instanceof PictureError ? error : new PictureError("failed", "The image host did not answer with a picture", error);
      });
      if (formatOf(bytes) === null) throw new PictureError("failed", "The image host answered with something that is no picture");
      return bytes;
    },
    close: () => agent.destroy(),
  };
}
