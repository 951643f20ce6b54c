import type { Hono } from "hono";

export type Readiness = () => { ready: boolean; reason?: string };

type HealthDeps = { readiness: Readiness; headers: Record<string, string> };

/** `/healthz`: 200 while the process responds. `/readyz`: 503 while it starts or drains. */
export function mountHealth(app: Hono, { readiness, headers }: HealthDeps): void {
  const uncached = { ...headers, "cache-control": "no-store" };
  app.get("/healthz", (context) => context.json({ status: "ok" }, 200, uncached));
  app.get("/readyz", (context) => {
    const { ready, reason } = readiness();
    return context.json({ status: ready ? "ready" : (reason ?? "not ready") }, ready ? 200 : 503, uncached);
  });
}
