import type { ComponentProps } from "react";
import { Failure } from "#app/ui/failure.tsx";
import { pageFailed } from "#content/words/states.ts";
import { Ending } from "./ending.tsx";

/** Stands in for a page that failed to load. */
export function PageFailure(props: ComponentProps<typeof Failure>) {
  return (
    <Ending title={pageFailed}>
      <Failure {...props} />
    </Ending>
  );
}
