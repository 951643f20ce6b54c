import { statSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono } from "hono";
import type { PlayerFilm, PlayerServer, VideoSubject } from "#domain/player.ts";
import type { PublicSite } from "#domain/site.ts";
import { sampleFilm, sampleFilmFiles } from "#sample/film/sample-film.ts";
import { mediaFor, type OperatorMedia } from "#server/config/players-file.ts";
import { playerAddress } from "#server/player-page/player-address.ts";
import { playerDocument } from "#server/player-page/player-document.ts";
import { ignoreInvalidRange } from "./range-request.ts";

type PlayerDeps = {
  site: PublicSite;
  media: readonly OperatorMedia[];
  assets: { script: string; style: string | null };
  /** Holds the sample film, which is not part of the build. */
  filmFolder: string;
  headers: Record<string, string>;
  fileHeaders: Record<string, string>;
};

const mediaBase = "/player/media";
const filmMaxAgeS = 86_400;

/** The operator's film for a title or episode, or the sample film. */
function filmFor(subject: VideoSubject, media: readonly OperatorMedia[]): PlayerFilm & { isSample: boolean } {
  const own = mediaFor(media, subject);
  if (own.length === 0) return { ...sampleFilm(mediaBase), isSample: true };
  return { sources: own.map(({ url, type }) => ({ url, type })), captions: own[0]?.captions ?? [], isSample: false };
}

function mountSampleFilm(app: Hono, folder: string, headers: Record<string, string>): void {
  const sendFile = serveStatic({ root: folder, rewriteRequestPath: (path) => path.slice(mediaBase.length) });
  for (const [name, type] of Object.entries(sampleFilmFiles)) {
    const fileHeaders = { ...headers, "content-type": type, "accept-ranges": "bytes", "cache-control": `public, max-age=${filmMaxAgeS}` };
    app.get(`${mediaBase}/${name}`, async (context) => {
      ignoreInvalidRange(context.req.raw, () => statSync(join(folder, name), { throwIfNoEntry: false })?.mtime.toUTCString());
      const response = (await sendFile(context, async () => undefined)) ?? context.body(null, 404);
      for (const [header, value] of Object.entries(fileHeaders)) response.headers.set(header, value);
      if (response.status >= 400) response.headers.set("cache-control", "no-store");
      return response;
    });
  }
}

export function mountPlayer(app: Hono, { site, media, assets, filmFolder, headers, fileHeaders }: PlayerDeps): void {
  mountSampleFilm(app, filmFolder, fileHeaders);
  const slotsFor = (subject: VideoSubject): readonly PlayerServer[] => (subject.kind === "movie" ? site.movieServers : site.seriesServers);
  app.get("/player/*", (context, next) => {
    const address = playerAddress(new URL(context.req.url).pathname);
    const slot = address && slotsFor(address.subject).find((server) => server.id === address.serverId);
    if (!address || !slot) return next();
    const html = playerDocument({
      ...filmFor(address.subject, media),
      serverId: slot.id,
      subject: address.subject,
      assets,
      siteName: site.name,
    });
    return context.html(html, 200, { ...headers, "cache-control": "public, max-age=300" });
  });
}
