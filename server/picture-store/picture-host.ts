import { Agent, request } from "undici";
import { PictureError } from "./picture-error.ts";
import { formatOf } from "./picture-format.ts";
import type { PictureName } from "./picture-name.ts";

/** Timeouts to connect, to the headers, between bytes and in all; the largest size of a picture. */
export type HostLimits = { connectMs: number; headersMs: number; bodyMs: number; totalMs: number; pictureBytes: number };

const defaultLimits: HostLimits = { connectMs: 1000, headersMs: 2500, bodyMs: 2500, totalMs: 8000, pictureBytes: 8 * 1024 * 1024 };

export type PictureHost = { fetch(name: PictureName): Promise<Buffer>; close(): Promise<void> };

/**
 * The provider's image host. No other host can be requested: the URL is `baseUrl` (ends in a slash) and a name from the allow-list, and a
 * redirect is a failure.
 */
export function pictureHost(baseUrl: string, limits: Partial<HostLimits> = {}): PictureHost {
  const { connectMs, headersMs, bodyMs, totalMs, pictureBytes } = { ...defaultLimits, ...limits };
  const agent = new Agent({ connect: { timeout: connectMs }, headersTimeout: headersMs, bodyTimeout: bodyMs, maxResponseSize: pictureBytes });

  async function download({ size, file }: PictureName): Promise<Buffer> {
    const { statusCode, body } = await request(`${baseUrl}${size}/${file}`, {
      headers: { accept: "image/jpeg, image/png" },
      dispatcher: agent,
      signal: AbortSignal.timeout(totalMs),
    });
    if (statusCode === 200) return Buffer.from(await body.arrayBuffer());
    // Frees the connection.
    body.on("error", () => undefined).destroy();
    throw statusCode === 404
      ? new PictureError("absent", "The host has no such picture")
      : new PictureError("failed", `The image host responded with status ${statusCode}`);
  }

  return {
    fetch: async (name) => {
      const bytes = await download(name).catch((error: unknown) => {
        throw error instanceof PictureError ? error : new PictureError("failed", "The image host did not respond with a picture", error);
      });
      if (formatOf(bytes) === null) throw new PictureError("failed", "The image host responded with a file that is not a picture");
      return bytes;
    },
    close: () => agent.destroy(),
  };
}
