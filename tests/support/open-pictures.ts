import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { HostLimits } from "#server/picture-store/picture-host.ts";
import { openPictureStore } from "#server/picture-store/picture-store.ts";
import type { PictureHostStandIn } from "./picture-host.ts";
import { longestWaitMs } from "./safety-net.ts";
import { sampleApp } from "./sample-app.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** For tests that are not about a slow host. */
const patientLimits = { connectMs: longestWaitMs, headersMs: longestWaitMs, bodyMs: longestWaitMs, totalMs: longestWaitMs, pictureBytes: 1024 * 1024 };

export type PictureOptions = {
  hostLimits?: Partial<HostLimits>;
  dataDir?: string;
  maxBytes?: number;
  /** Downloads of all clients together, and of each. */
  atOnce?: number;
  atOnceOfEach?: number;
  /** Of all clients together, and of each. */
  maxWaitingInAll?: number;
  maxWaiting?: number;
  encoderQueue?: number;
};

const sizes = (folder: string): number[] => readdirSync(folder).map((name) => statSync(join(folder, name)).size);

/** The whole image proxy in front of a host: real HTTP, real files, the real encoder. */
export async function openPictures(
  host: PictureHostStandIn,
  { dataDir = temporaryFolder(), maxBytes, encoderQueue, hostLimits, ...concurrency }: PictureOptions = {},
) {
  const { atOnce = 16, maxWaitingInAll = 256, atOnceOfEach = 8, maxWaiting = 256 } = concurrency;
  const errors: unknown[] = [];
  const store = await openPictureStore({
    baseUrl: host.baseUrl,
    dataDir,
    onError: (error) => void errors.push(error),
    hostLimits: { ...patientLimits, ...hostLimits },
    hostConcurrency: { atOnce, maxWaiting: maxWaitingInAll, maxWaitMs: longestWaitMs },
    clientConcurrency: { atOnce: atOnceOfEach, maxWaiting, maxWaitMs: longestWaitMs },
    ...(maxBytes !== undefined && { maxBytes }),
    encoderConcurrency: { maxWaitMs: longestWaitMs, ...(encoderQueue !== undefined && { maxWaiting: encoderQueue }) },
  });
  onTestFinished(() => store.close());
  const folder = join(dataDir, "pictures");
  const site = sampleApp({ pictures: store });
  /** A request from this address. */
  const getFrom = async (remoteAddress: string, path: string, headers: Record<string, string> = {}) =>
    site.app.request(path, { headers }, { incoming: { headers, socket: { remoteAddress } } });
  return { ...site, getFrom, store, folder, errors, bytesOnDisk: () => sizes(folder).reduce((sum, size) => sum + size, 0) };
}
