import { useQuery } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Link } from "#app/router/link.tsx";
import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Name, Sentence } from "#app/ui/foreign-text.tsx";
import { Section } from "#app/ui/section.tsx";
import { WhenInView } from "#app/ui/when-in-view.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { canonicalCollectionPath, moviePath } from "#domain/addresses.ts";
import { type MovieSummary, releaseYear } from "#domain/movie.ts";
import { notices } from "#domain/notices.ts";
import { Poster } from "#features/lists/cards/poster.tsx";
import { QueryState } from "#features/lists/cards/query-state.tsx";
import { type CollectionPart, isShownCollection } from "#features/titles/model/collection.ts";
import { useCollectionQueries } from "./collection-queries.ts";

/** As high while it loads, whatever the films' titles. */
const strip = "scroll-row auto-cols-[8.75rem] gap-4 text-sm";
const caption = "mt-2 block h-[4.25em] overflow-hidden leading-snug";
const posterSizes = "(min-width: 1700px) 175px, 140px";

const skeleton = (
  <div aria-hidden="true" className={strip}>
    {[1, 2, 3].map((position) => (
      <div key={position}>
        <div className="skeleton aspect-2/3" />
        <div className={caption} />
      </div>
    ))}
  </div>
);

/** Scrolls the row alone: `scrollIntoView` would scroll the page. */
function useScrollToCurrent(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  // Needs the row's layout.
  useEffect(() => {
    const row = list.current;
    const current = row?.querySelector<HTMLElement>("[aria-current]");
    if (!row || !current) return;
    row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, []);
  return list;
}

function Part({ film, isCurrent }: { film: MovieSummary; isCurrent: boolean }) {
  const words = useWords("titles").collectionPage;
  return (
    <Link to={moviePath(film.id)} aria-current={isCurrent ? "page" : undefined} className="group relative block rounded-md">
      <Poster path={film.poster_path} title={film.title} sizes={posterSizes} className={classNames(isCurrent && "ring-3 ring-marquee")} />
      <span className={caption}>
        <span className="line-clamp-2 font-semibold transition-colors group-hover:text-amber">
          <Name lang={film.textLanguages?.title}>{film.title}</Name>
        </span>
        <span className="text-muted">{[releaseYear(film), isCurrent && words.thisFilm].filter(Boolean).join(" · ")}</span>
      </span>
    </Link>
  );
}

type Films = { films: readonly MovieSummary[]; label: string; movieId: number };

function Parts({ films, label, movieId }: Films) {
  const list = useScrollToCurrent();
  return (
    <ul ref={list} aria-label={label} className={strip} onKeyDown={moveFocusWithArrows}>
      {films.map((film) => (
        <li key={film.id}>
          <Part film={film} isCurrent={film.id === movieId} />
        </li>
      ))}
    </ul>
  );
}

type CollectionStripProps = { collection: CollectionPart; movieId: number };

function LoadedStrip({ collection, movieId }: CollectionStripProps) {
  const query = useQuery(useCollectionQueries().collection(collection.id));
  if (query.data === null || (query.data && !isShownCollection(query.data))) return null;
  return (
    <StripSection collection={collection}>
      <QueryState query={query} failure={notices.collection} skeleton={skeleton}>
        {(found) => found && <Parts films={found.parts} label={collection.name} movieId={movieId} />}
      </QueryState>
    </StripSection>
  );
}

function StripSection({ collection, children }: { collection: CollectionPart; children: ReactNode }) {
  const words = useWords("titles").collectionPage;
  const link = (
    <Link to={canonicalCollectionPath(collection)} className="-my-2 inline-flex min-h-11 items-center font-semibold text-amber hover:underline">
      {words.seeCollection}
    </Link>
  );
  return (
    <Section title={<Sentence names={[collection.name]}>{words.partOf(collection.name)}</Sentence>} aside={link}>
      {children}
    </Section>
  );
}

/** On the page of film `movieId`: the films of its collection in order of release, loaded when they come into view. Absent with fewer than two. */
export function CollectionStrip(props: CollectionStripProps) {
  const fallback = (
    <StripSection collection={props.collection}>
      <div className="noscript:hidden">{skeleton}</div>
    </StripSection>
  );
  return (
    <WhenInView className="min-w-0 empty:hidden" fallback={fallback}>
      {() => <LoadedStrip {...props} />}
    </WhenInView>
  );
}
