import type { ComponentProps } from "react";
import { deferred } from "#app/ui/deferred.ts";
import { PromptSuspense } from "#app/ui/prompt-suspense.tsx";

const SearchAndPosters = deferred(async () => (await import("./search-and-posters.tsx")).SearchAndPosters);

/** Where a page or its list ends without a result: the search box and five posters. */
export function NextSteps(props: ComponentProps<typeof SearchAndPosters>) {
  return (
    <PromptSuspense fallback={<div className="min-h-[70vh]" />}>
      <SearchAndPosters {...props} />
    </PromptSuspense>
  );
}
