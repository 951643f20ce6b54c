import { Suspense } from "react";
import { useCouch } from "#app/data/couch.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";

const Couch = lazyPart(async () => (await import("./couch.tsx")).Couch);

/** The layout for a television, in code of its own: ordinary visits fetch none of it. */
export function LazyCouch() {
  return (
    useCouch() && (
      <Suspense>
        <Couch />
      </Suspense>
    )
  );
}
