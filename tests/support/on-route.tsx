import type { ReactNode } from "react";
import { useLocation } from "#app/router/router.tsx";
import { parseRouteId } from "#domain/addresses.ts";

type OnRouteProps = { pattern: string; children: (id: number) => ReactNode };

/** What addresses such as "/movie/:key" show, by the id in them; "elsewhere" at all others. */
export function OnRoute({ pattern, children }: OnRouteProps) {
  const match = new RegExp(`^${pattern.replace(":key", "([^/]+)")}$`).exec(useLocation().pathname);
  return match ? children(parseRouteId(match[1]) ?? 0) : <p>elsewhere</p>;
}
