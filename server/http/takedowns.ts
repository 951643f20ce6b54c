import type { Hono } from "hono";
import type { TakedownKind, TakedownList } from "#domain/takedown.ts";

/** The addresses below which everything belongs to one title or person, pages excepted: those say it themselves. */
const addresses: readonly { pattern: string; kind: TakedownKind }[] = [
  { pattern: "/api/movies/:id/*", kind: "movies" },
  { pattern: "/api/tv/:id/*", kind: "series" },
  { pattern: "/api/people/:id/*", kind: "people" },
  { pattern: "/player/:server/movie/:id/*", kind: "movies" },
  { pattern: "/player/:server/tv/:id/*", kind: "series" },
];

/** 410 for what the operator has blocked, before anything else is asked. Mounted ahead of the API and the player. */
export function mountTakedowns(app: Hono, takedown: TakedownList, headers: Record<string, string>): void {
  for (const { pattern, kind } of addresses) {
    app.use(pattern, async (context, next) => {
      if (!takedown.has(kind, Number(context.req.param("id")))) return next();
      return context.json({ error: "This has been taken down" }, 410, { ...headers, "cache-control": "no-store", "x-robots-tag": "noindex" });
    });
  }
}
