import { Suspense } from "react";
import { deferred } from "#app/ui/deferred.ts";
import type { SearchAndPostersProps } from "./search-and-posters.tsx";

const SearchAndPosters = deferred(async () => (await import("./search-and-posters.tsx")).SearchAndPosters);

/** Where a page or its list ends without a result: the search box and five posters. */
export function NextSteps(props: SearchAndPostersProps) {
  return (
    <Suspense fallback={<div className="min-h-[70vh]" />}>
      <SearchAndPosters {...props} />
    </Suspense>
  );
}
