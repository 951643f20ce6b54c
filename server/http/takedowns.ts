import type { Hono } from "hono";
import type { TakedownKind, TakedownList } from "#domain/takedown.ts";

/** The addresses of one title or person, except its page, which responds with 410 itself (pages.ts). */
const addresses: readonly { pattern: string; kind: TakedownKind }[] = [
  { pattern: "/api/movies/:id/*", kind: "movies" },
  { pattern: "/api/tv/:id/*", kind: "series" },
  { pattern: "/api/people/:id/*", kind: "people" },
  { pattern: "/api/media/movie/:id", kind: "movies" },
  { pattern: "/api/media/tv/:id/*", kind: "series" },
  { pattern: "/player/:server/movie/:id/*", kind: "movies" },
  { pattern: "/player/:server/tv/:id/*", kind: "series" },
];

type TakedownDeps = { takedown: TakedownList; headers: Record<string, string> };

/** 410 for what the operator has blocked. Mount it before the API and the player. */
export function mountTakedowns(app: Hono, { takedown, headers }: TakedownDeps): void {
  for (const { pattern, kind } of addresses) {
    app.use(pattern, async (context, next) => {
      if (!takedown.has(kind, Number(context.req.param("id")))) return next();
      return context.json({ error: "This has been taken down" }, 410, { ...headers, "cache-control": "no-store", "x-robots-tag": "noindex" });
    });
  }
}
