import type { WorkerDeployment } from "#domain/offline.ts";

// The types of a service worker that this one uses: TypeScript's own contradict those of a page.

export type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void };
export type WorkerFetchEvent = WorkerEvent & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
};
/** One of the static routing API: who answers requests of a kind in the worker's place. */
type StaticRoute = {
  condition: { urlPattern: string; requestDestination: string } | { requestMode: "navigate" };
  source: { cacheName: string } | "race-network-and-fetch-handler";
};
type WorkerInstallEvent = WorkerEvent & { addRoutes?(routes: readonly StaticRoute[]): Promise<void> };
type WorkerEvents = { install: WorkerInstallEvent; activate: WorkerEvent; fetch: WorkerFetchEvent; message: WorkerEvent & MessageEvent<unknown> };

export type WorkerScope = {
  /** The server writes it in front of this script. */
  deployment: WorkerDeployment;
  registration: { navigationPreload?: { enable(): Promise<void> } };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof WorkerEvents>(type: Type, listener: (event: WorkerEvents[Type]) => void): void;
};

export const scope = self as unknown as WorkerScope;
