import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSite } from "#app/data/site-context.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { canonicalCollectionPath, collectionPath } from "#domain/addresses.ts";
import { notices } from "#domain/notices.ts";
import { withSiteName } from "#domain/page-title.ts";
import { FeedLinks } from "#features/feeds/feed-links.tsx";
import { GridSkeleton } from "#features/lists/cards/grid-skeleton.tsx";
import { MovieGrid } from "#features/lists/cards/movie-grid.tsx";
import { FailedPage } from "#features/search/endings/page-failure.tsx";
import { useCanonicalAddress } from "#features/titles/canonical-address.ts";
import { TitleHeroSkeleton } from "#features/titles/title-hero-skeleton.tsx";
import { CollectionHero } from "./collection-hero.tsx";
import { CollectionNotFound } from "./collection-not-found.tsx";
import { collectionPlaceholder, useCollectionQueries } from "./collection-queries.ts";

const skeletons = 5;

export function CollectionPage({ id }: { id: number }) {
  const { inReleaseOrder, loading } = useWords("titles").collectionPage;
  const site = useSite();
  const client = useQueryClient();
  const query = useQuery(useCollectionQueries().collection(id));
  const placeholder = useMemo(() => collectionPlaceholder(client, id), [client, id]);
  const { data: collection } = query;
  const shown = collection ?? placeholder;
  useDocumentTitle(shown ? withSiteName(shown.name, site) : null);
  useCanonicalAddress(shown ? canonicalCollectionPath(shown) : null);
  if (collection === null) return <CollectionNotFound />;
  if (collection === undefined && query.isError) return <FailedPage notice={notices.collection} query={query} />;
  return (
    <article className="min-h-dvh">
      {shown ? <CollectionHero part={shown} collection={collection} /> : <TitleHeroSkeleton loading={loading} />}

      <div className="page-width pt-8">
        <Section title={inReleaseOrder}>
          {collection ? <MovieGrid movies={collection.parts} label={inReleaseOrder} /> : <GridSkeleton count={skeletons} />}
        </Section>
        <FeedLinks page={collectionPath(id)} kinds={["movie"]} />
      </div>
    </article>
  );
}
