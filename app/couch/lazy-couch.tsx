import { useCouch } from "#app/data/couch.ts";
import { lazyExtra } from "#app/ui/lazy-part.tsx";

const Couch = lazyExtra(async () => (await import("./couch.tsx")).Couch);

/** The layout for a television, in code of its own: ordinary visits fetch none of it. */
export function LazyCouch() {
  return useCouch() && <Couch />;
}
