import type { Address } from "#app/render.tsx";

type Screen = Extract<Address, { kind: "page" }>["row"]["screen"];

/** What a request is counted as: few kinds, whatever is asked for. An address as it was written never is a label or a line in the log. */
export type RequestKind = Screen | "redirect" | "api" | "asset" | "picture" | "function" | "player" | "ad" | "crawler" | "health";

const byStart: readonly (readonly [start: string, kind: RequestKind])[] = [
  ["/api/", "api"],
  ["/functions/", "function"],
  ["/assets/", "asset"],
  ["/t/p/", "picture"],
  ["/cards/", "picture"],
  ["/favicon", "picture"],
  ["/player/", "player"],
  ["/ads/", "ad"],
  ["/sitemap", "crawler"],
  ["/robots.txt", "crawler"],
  ["/healthz", "health"],
  ["/readyz", "health"],
];

/** The kind of an address that is no page's; `null` for what may be one. */
export const kindByStart = (pathname: string): RequestKind | null => byStart.find(([start]) => pathname.startsWith(start))?.[1] ?? null;
