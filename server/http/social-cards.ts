import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Hono } from "hono";
import { parseCardPath, siteCardPath } from "#domain/addresses.ts";
import type { TakedownList } from "#domain/takedown.ts";
import { conditional, etagOfFile } from "#server/request/conditional.ts";

type CardDeps = {
  /** Holds `site.png`, and `movie-19.png` and the like for the embedded catalog's titles (`sample/cards/make-cards.mjs`). */
  folder: string;
  takedown: TakedownList;
  headers: Record<string, string>;
};

const maxAgeS = 86_400;

/** The pictures of shared links. A title without a card, or one that is blocked, gets the site's card. */
export function mountSocialCards(app: Hono, { folder, takedown, headers }: CardDeps): void {
  // Other sites show the picture beside the link.
  const crossOrigin = {
    ...headers,
    "cross-origin-resource-policy": "cross-origin",
    "content-type": "image/png",
    "cache-control": `public, max-age=${maxAgeS}`,
  };
  /** The address names the file. */
  const read = async (path: string): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await readFile(join(folder, basename(path))));
  app.get("/cards/:name", conditional, async (context, next) => {
    const card = parseCardPath(context.req.path);
    if (card === null) return next();
    const isAllowed = card !== "site" && !takedown.has(card.kind === "movie" ? "movies" : "series", card.id);
    const file = await (isAllowed ? read(context.req.path).catch(() => read(siteCardPath)) : read(siteCardPath));
    return context.body(file, 200, { ...crossOrigin, etag: etagOfFile(file) });
  });
}
