import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { openPictureStore } from "#server/picture-store/picture-store.ts";
import type { PictureHostStandIn } from "./picture-host.ts";
import { sampleApp } from "./sample-app.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const priority = { connectMs: 500, headersMs: 300, bodyMs: 300, totalMs: 2000, pictureBytes: 1024 * 1024 };

export type PictureOptions = { dataDir?: string; maxBytes?: number; atOnce?: number; maxWaiting?: number; encoderQueue?: number };

const sizes = (folder: string): number[] => readdirSync(folder).map((name) => statSync(join(folder, name)).size);

/** The whole image proxy in front of a host: real HTTP, real files, the real encoder. */
export async function openPictures(host: PictureHostStandIn, { dataDir = temporaryFolder(), maxBytes, encoderQueue, ...hostConcurrency }: PictureOptions = {}) {
  const errors: unknown[] = [];
  const store = await openPictureStore({
    baseUrl: host.baseUrl,
    dataDir,
    onError: (error) => void errors.push(error),
    hostLimits: priority,
    hostConcurrency,
    ...(maxBytes !== undefined && { maxBytes }),
    ...(encoderQueue !== undefined && { encoderConcurrency: { maxWaiting: encoderQueue } }),
  });
  onTestFinished(() => store.close());
  const folder = join(dataDir, "pictures");
  return { ...sampleApp({ pictures: store }), store, folder, errors, bytesOnDisk: () => sizes(folder).reduce((sum, size) => sum + size, 0) };
}
