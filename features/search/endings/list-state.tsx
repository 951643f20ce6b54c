import type { ComponentProps } from "react";
import { QueryState } from "#features/lists/cards/query-state.tsx";
import { NextSteps } from "./next-steps.tsx";

/** The states of a page's own list: the search box and five posters follow its failure. */
export function ListState<T>({ searchBox, ...props }: ComponentProps<typeof QueryState<T>> & { searchBox?: boolean }) {
  const { data, isError } = props.query;
  return (
    <div className="grid grid-cols-1 gap-12">
      <QueryState {...props} />
      {data === undefined && isError && <NextSteps searchBox={searchBox} />}
    </div>
  );
}
