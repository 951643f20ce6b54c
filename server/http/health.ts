import type { Hono } from "hono";

type HealthDeps = { isReady: () => boolean; headers: Record<string, string> };

/** `/healthz`: 200 while the process responds. `/readyz`: 503 while it drains. */
export function mountHealth(app: Hono, { isReady, headers }: HealthDeps): void {
  const uncached = { ...headers, "cache-control": "no-store" };
  app.get("/healthz", (context) => context.json({ status: "ok" }, 200, uncached));
  app.get("/readyz", (context) => (isReady() ? context.json({ status: "ready" }, 200, uncached) : context.json({ status: "draining" }, 503, uncached)));
}
