import type { Hono } from "hono";
import { pathsIn } from "#domain/language-addresses.ts";
import type { Language } from "#domain/languages.ts";
import type { TakedownKind, TakedownList } from "#domain/takedown.ts";
import { wordsOf } from "#languages/all-words.server.ts";
import { languageOfAddress } from "#server/request/request-env.ts";

/** The addresses of one title or person, except its page, which responds with 410 itself (pages.ts). */
const addresses: readonly { pattern: string; kind: TakedownKind }[] = [
  { pattern: "/api/movies/:id/*", kind: "movies" },
  { pattern: "/api/tv/:id/*", kind: "series" },
  { pattern: "/api/people/:id/*", kind: "people" },
  { pattern: "/api/media/movie/:id", kind: "movies" },
  { pattern: "/api/media/tv/:id/*", kind: "series" },
];
/** In each language. */
const localAddresses: typeof addresses = [
  { pattern: "/player/:server/movie/:id/*", kind: "movies" },
  { pattern: "/player/:server/tv/:id/*", kind: "series" },
  { pattern: "/feeds/:form/actor/:id", kind: "people" },
];

type TakedownDeps = { takedown: TakedownList; languages: readonly Language[]; headers: Record<string, string> };

/** 410 for what the operator has blocked. Mount it before the API and the player. */
export function mountTakedowns(app: Hono, { takedown, languages, headers }: TakedownDeps): void {
  const inLanguages = localAddresses.flatMap(({ pattern, kind }) => pathsIn(languages, pattern).map((path) => ({ pattern: path, kind })));
  for (const { pattern, kind } of [...addresses, ...inLanguages]) {
    app.use(pattern, async (context, next) => {
      if (!takedown.has(kind, Number(context.req.param("id")))) return next();
      return context.json({ error: wordsOf(languageOfAddress(context)).server.takenDown }, 410, {
        ...headers,
        "cache-control": "no-store",
        "x-robots-tag": "noindex",
      });
    });
  }
}
