import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useSite } from "#app/data/site-context.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { personPath } from "#domain/addresses.ts";
import { isoDay } from "#domain/calendar-date.ts";
import { notices } from "#domain/notices.ts";
import { withSiteName } from "#domain/page-title.ts";
import { FeedLinks } from "#features/feeds/feed-links.tsx";
import { FailedPage } from "#features/search/endings/page-failure.tsx";
import { PicturesSection } from "#features/titles/gallery/pictures-section.tsx";
import { CareerSection } from "./career-section.tsx";
import { CollaboratorsSection } from "./collaborators-section.tsx";
import { CreditControls } from "./credit-controls.tsx";
import { FilmographySection } from "./filmography-section.tsx";
import { peopleQueries } from "./model/queries.ts";
import { PersonHeader } from "./person-header.tsx";
import { PersonNotFound } from "./person-not-found.tsx";
import { PersonPageSkeleton } from "./person-page-skeleton.tsx";
import { usePersonQueries } from "./person-queries.ts";
import { TelevisionSection } from "./television-section.tsx";
import { usePersonWork } from "./use-person-work.ts";

/** What the credits give. */
function Career({ id }: { id: number }) {
  const work = usePersonWork(id);
  return (
    <>
      <CareerSection id={id} query={work.query} />
      <CreditControls {...work} />
      <FilmographySection {...work} />
      <TelevisionSection {...work} />
    </>
  );
}

export function PersonPage({ id }: { id: number }) {
  const site = useSite();
  const query = useQuery(usePersonQueries().person(id));
  const person = query.data;
  useDocumentTitle(person ? withSiteName(person.name, site) : null);
  if (person === null) return <PersonNotFound />;
  if (person === undefined && query.isError) return <FailedPage notice={notices.person} query={query} />;
  if (person === undefined) return <PersonPageSkeleton />;
  return (
    <article className="page-width grid min-h-dvh grid-cols-1 content-start gap-14 pt-10">
      {/* The day of the response: the server and the browser must compute the same age. */}
      <PersonHeader person={person} today={isoDay(query.dataUpdatedAt)} />

      <Career id={id} />
      {person.profile_path !== null && (
        <Suspense>
          <PicturesSection query={peopleQueries.personImages} id={id} name={person.name} />
        </Suspense>
      )}
      <Suspense>
        <CollaboratorsSection id={id} />
      </Suspense>
      <FeedLinks page={personPath(id)} kinds={["movie", "series"]} />
    </article>
  );
}
