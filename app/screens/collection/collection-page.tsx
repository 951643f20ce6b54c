import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { collectionPlaceholder, useCollectionQueries } from "#app/data/collection-queries.ts";
import { useSite } from "#app/data/site-context.tsx";
import { PageFailure } from "#app/endings/page-failure.tsx";
import { useCanonicalAddress } from "#app/movie/canonical-address.ts";
import { GridSkeleton } from "#app/movie/grid-skeleton.tsx";
import { MovieGrid } from "#app/movie/movie-grid.tsx";
import { TitleHeroSkeleton } from "#app/movie/title-hero-skeleton.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { Section } from "#app/ui/section.tsx";
import { inReleaseOrder, loading } from "#content/words/collection-page.ts";
import { canonicalCollectionPath } from "#domain/addresses.ts";
import { notices } from "#domain/notices.ts";
import { collectionPageTitle } from "#domain/page-title.ts";
import { CollectionHero } from "./collection-hero.tsx";
import { CollectionNotFound } from "./collection-not-found.tsx";

const skeletons = 5;

export function CollectionPage({ id }: { id: number }) {
  const site = useSite();
  const client = useQueryClient();
  const query = useQuery(useCollectionQueries().collection(id));
  const placeholder = useMemo(() => collectionPlaceholder(client, id), [client, id]);
  const { data: collection } = query;
  const shown = collection ?? placeholder;
  useDocumentTitle(shown ? collectionPageTitle(shown, site) : null);
  useCanonicalAddress(shown ? canonicalCollectionPath(shown) : null);
  if (collection === null) return <CollectionNotFound />;
  if (collection === undefined && query.isError) return <PageFailure text={notices.collection.text} query={query} />;
  return (
    <article className="min-h-dvh">
      {shown ? <CollectionHero part={shown} collection={collection} /> : <TitleHeroSkeleton loading={loading} />}

      <div className="page-width pt-8">
        <Section title={inReleaseOrder}>
          {collection ? <MovieGrid movies={collection.parts} label={inReleaseOrder} /> : <GridSkeleton count={skeletons} />}
        </Section>
      </div>
    </article>
  );
}
