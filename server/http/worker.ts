import type { Hono } from "hono";
import { copyCaches, type WorkerDeployment, workerPath } from "#domain/offline.ts";
import { uncachedResponse } from "#server/request/cached-response.ts";

/** Takes the place of a worker that browsers have: it deletes the copies and itself. Pages that are open go on without one. */
const removal = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([...${JSON.stringify(Object.values(copyCaches))}.map((name) => caches.delete(name)), registration.unregister()]));
});
`;

/** `script`: the built worker; `null` in development and with SERVICE_WORKER=off. `deployment`: of now. */
type WorkerDeps = { script: string | null; deployment: () => WorkerDeployment; headers: Record<string, string> };

/** No cache may stand between a browser and a newer worker. */
export function mountWorker(app: Hono, { script, deployment, headers }: WorkerDeps): void {
  const ofScript = { ...headers, "content-type": "text/javascript; charset=utf-8", "cache-control": "no-store" };
  app.get(workerPath, (context) => {
    const text = script === null ? removal : `self.deployment=${JSON.stringify(deployment())};\n${script}`;
    return uncachedResponse(context.req.raw, 200, ofScript, text);
  });
}
