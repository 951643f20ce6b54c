import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useSite } from "#app/data/site-context.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { useWords } from "#app/words/use-words.tsx";
import { type Notice, notices } from "#domain/notices.ts";
import { withSiteName } from "#domain/page-title.ts";
import { QueryState } from "#features/lists/cards/query-state.tsx";
import { FailedPage } from "#features/search/endings/page-failure.tsx";
import { useCanonicalAddress } from "#features/titles/canonical-address.ts";
import { useCreditQueries } from "./credit-queries.ts";
import { CreditsHeader, type CreditsTitle } from "./credits-header.tsx";
import { CreditsList } from "./credits-list.tsx";
import { CreditsSkeleton } from "./credits-skeleton.tsx";
import { DepartmentLinks } from "./department-links.tsx";

type CreditsPageProps = {
  kind: "movie" | "series";
  id: number;
  /** `undefined` while it loads, and if it failed. */
  title: (CreditsTitle & { creditsPath: string }) | undefined;
  query: UseQueryResult<unknown>;
  failure: Notice;
  loading: string;
};

/** Everybody who made a film or a series, on a page of its own. */
export function CreditsPage({ kind, id, title, query, failure, loading }: CreditsPageProps) {
  const site = useSite();
  const list = `${kind}-${id}`;
  const credits = useQuery(useCreditQueries().fullCredits(kind, id));
  const { pageTitles } = useWords("site");
  useDocumentTitle(title ? withSiteName(pageTitles.credits(title), site) : null);
  useCanonicalAddress(title?.creditsPath ?? null);
  if (!title && query.isError) return <FailedPage notice={failure} query={query} />;
  return (
    <div className="page-width grid min-h-dvh grid-cols-1 content-start gap-8 pt-8">
      <CreditsHeader title={title} credits={credits.data} loading={loading} />

      <QueryState query={credits} failure={notices.fullCredits} skeleton={<CreditsSkeleton />}>
        {(data) => (
          <>
            <DepartmentLinks list={list} credits={data} />
            <CreditsList list={list} credits={data} level={2} />
          </>
        )}
      </QueryState>
    </div>
  );
}
