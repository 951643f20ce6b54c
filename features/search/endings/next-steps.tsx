import type { ComponentProps } from "react";
import { Suspense } from "react";
import { SearchAndPosters } from "./search-and-posters.tsx";

/** Where a page or its list ends without a result: the search box and five posters. */
export function NextSteps(props: ComponentProps<typeof SearchAndPosters>) {
  return (
    <Suspense fallback={<div className="min-h-[70vh]" />}>
      <SearchAndPosters {...props} />
    </Suspense>
  );
}
