import { useQuery } from "@tanstack/react-query";
import { notices } from "#domain/notices.ts";
import { QueryState } from "#features/lists/cards/query-state.tsx";
import { useCreditQueries } from "./credit-queries.ts";
import { CreditsList } from "./credits-list.tsx";
import { CreditsSkeleton } from "./credits-skeleton.tsx";

/** The whole credits within a title's page. */
export function CreditsPanel({ kind, id }: { kind: "movie" | "series"; id: number }) {
  const query = useQuery(useCreditQueries().fullCredits(kind, id));
  return (
    <QueryState query={query} failure={notices.fullCredits} skeleton={<CreditsSkeleton />}>
      {(credits) => <CreditsList list={`all-${kind}-${id}`} credits={credits} level={3} />}
    </QueryState>
  );
}
