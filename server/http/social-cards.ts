import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Hono } from "hono";
import { parseCardPath } from "#domain/crawler-paths.ts";
import type { TakedownList } from "#domain/takedown.ts";

type CardDeps = {
  /** `sample/cards/make-cards.mjs` fills it: `site.png`, and `movie-19.png` and its kin for the embedded catalog's titles. */
  folder: string;
  takedown: TakedownList;
  headers: Record<string, string>;
};

const maxAgeS = 86_400;

/** The pictures of shared links. A title without a card of its own, or one that was taken down, has the site's. */
export function mountSocialCards(app: Hono, { folder, takedown, headers }: CardDeps): void {
  // Whoever shows a link shows its picture on a page of their own.
  const shared = { ...headers, "cross-origin-resource-policy": "cross-origin", "content-type": "image/png", "cache-control": `public, max-age=${maxAgeS}` };
  const read = async (name: string): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await readFile(join(folder, `${name}.png`)));
  app.get("/cards/:name", async (context, next) => {
    const card = parseCardPath(context.req.path);
    if (card === null) return next();
    const isOpen = card !== "site" && !takedown.has(card.kind === "movie" ? "movies" : "series", card.id);
    const file = await (isOpen ? read(`${card.kind}-${card.id}`).catch(() => read("site")) : read("site"));
    return context.body(file, 200, shared);
  });
}
