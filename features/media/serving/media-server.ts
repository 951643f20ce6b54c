import { join } from "node:path";
import type { OwnPart, OwnSource } from "#domain/own-film.ts";
import { createFolderGate } from "#features/media/folder-gate.ts";
import type { MediaLibrary } from "#features/media/media-library.ts";
import { createMediaReader } from "#features/media/reading/media-reader.ts";
import type { OperatorLog } from "#server/log/operator-log.ts";
import { createCaptionTexts } from "./caption-texts.ts";
import { createHlsFolders } from "./hls-folders.ts";
import { createOwnFilms } from "./own-films.ts";
import { prepareFilms } from "./prepare-films.ts";
import { createRemuxedFilm } from "./remuxed-film.ts";
import { openSegmentCache } from "./segment-cache.ts";
import { createSignedAddresses } from "./signed-addresses.ts";
import { createStreamLimits } from "./stream-limits.ts";

export type MediaServerOptions = {
  /** Of DATA_DIR: what is made of films is stored below it. */
  dataDir: string;
  cacheBytes: number;
  streams: number;
  tokenHours: number;
  allowsDownloads: boolean;
  /** The code of the reading threads. */
  readerAddress: URL;
};

export type MediaServer = Awaited<ReturnType<typeof openMediaServer>>;

type Deps = { library: MediaLibrary; log: OperatorLog; onError: (error: unknown) => void; options: MediaServerOptions };

/** Serves the library's films: their addresses, their bytes, what is made of them. */
export async function openMediaServer({ library, log, onError, options }: Deps) {
  const gate = createFolderGate();
  const reader = createMediaReader(options.readerAddress);
  const cache = openSegmentCache({ folder: join(options.dataDir, "media"), maxBytes: options.cacheBytes, onError });
  const addresses = createSignedAddresses(options.tokenHours > 0 ? await library.secret() : new Uint8Array(0), options.tokenHours);
  const limits = createStreamLimits(options.streams);
  const made = { segments: 0, ms: 0, bytesSent: 0 };
  const onMade = (tookMs: number) => {
    made.segments += 1;
    made.ms += tookMs;
  };
  const parts = { library, gate, reader, cache };
  const preparation = prepareFilms({ ...parts, log });
  const remuxed = createRemuxedFilm({ ...parts, onMade });
  return {
    library,
    gate,
    addresses,
    limits,
    films: createOwnFilms({ library, addresses, isIndexed: preparation.isIndexed, allowsDownloads: options.allowsDownloads }),
    remuxed,
    /** The addresses that a player requests first to play a source from a position; none for a film that is no playlist. */
    firstRequests: async ({ url }: OwnSource, { id }: OwnPart, atS: number): Promise<string[]> => {
      const file = library.file(id);
      const names = file === null ? [] : await remuxed.firstRequests(file, atS);
      return names.map((name) => url.replace("index.m3u8", name));
    },
    hls: createHlsFolders(parts),
    captions: createCaptionTexts({ ...parts, shiftsOf: remuxed.captionShifts }),
    sent: (bytes: number): void => {
      made.bytesSent += bytes;
    },
    /** Numbers for the metrics, since the start. */
    figures: () => ({
      streams: limits.streams(),
      bytesSent: made.bytesSent,
      cacheBytes: cache.bytes(),
      segmentsMade: made.segments,
      makingMs: made.ms,
      waiting: preparation.waiting(),
    }),
    close: async () => {
      limits.stop();
      await Promise.all([reader.close(), preparation.close()]);
      await cache.settled();
    },
  };
}
