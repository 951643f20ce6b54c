import { createServer } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { onTestFinished } from "vitest";
import { type MediaDeps, mountMedia } from "#features/media/http/media.ts";
import type { Media } from "#features/media/media-feature.ts";
import type { MediaLibrary } from "#features/media/media-library.ts";
import { type MediaServerOptions, openMediaServer } from "#features/media/serving/media-server.ts";
import { listenLocally } from "./listen-locally.ts";
import { projectRoot, sampleApp } from "./sample-app.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export const readerAddress = pathToFileURL(join(projectRoot, "features/media/reading/reader.worker.ts"));

type FilmSiteOptions = Partial<MediaServerOptions> & { acceleration?: MediaDeps["acceleration"] } & Parameters<typeof sampleApp>[0];

/** The site over a library of the operator's films, on a real port. */
export async function openFilmSite(library: MediaLibrary, { acceleration = null, ...given }: FilmSiteOptions = {}) {
  const warnings: string[] = [];
  const log = { info: () => undefined, warn: (line: string) => void warnings.push(line) };
  const options = { dataDir: temporaryFolder(), cacheBytes: 1e9, streams: 100, tokenHours: 0, allowsDownloads: false, readerAddress, ...given };
  const errors: unknown[] = [];
  const media = await openMediaServer({ library, log, onError: (error) => void errors.push(error), options });
  const mount: Media["mount"] = (to, deps) => mountMedia(to, { ...deps, media, acceleration });
  const { app } = sampleApp({ ...given, library: { ownFilm: media.films.find, firstRequests: media.firstRequests, mount } });
  const listener = getRequestListener((request, bindings) => app.fetch(request, bindings));
  const { origin: url, close } = await listenLocally(createServer((request, response) => void listener(request, response)));
  onTestFinished(async () => {
    await close();
    await media.close();
  });
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") => fetch(url + path, { headers, method });
  return { url, get, media, warnings, errors };
}
