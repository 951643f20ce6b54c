import { useSyncExternalStore } from "react";
import { useSite } from "#app/data/site-context.tsx";
import { lazyExtra } from "#app/ui/lazy-part.tsx";

const OfflineLine = lazyExtra(
  async () => (await import("./offline-line.tsx")).OfflineLine,
  () => () => null,
);

function subscribe(listener: () => void): () => void {
  navigator.serviceWorker?.addEventListener("controllerchange", listener);
  return () => navigator.serviceWorker?.removeEventListener("controllerchange", listener);
}

/** What a page does beside its service worker, in code of its own: a first visit has neither. */
export function OfflinePart() {
  const { worksOffline } = useSite();
  const hasWorker = useSyncExternalStore(
    subscribe,
    () => Boolean(navigator.serviceWorker?.controller),
    () => false,
  );
  return worksOffline && hasWorker && <OfflineLine />;
}
