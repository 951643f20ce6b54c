import { Link } from "#app/router/link.tsx";
import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import { moviePath, seriesPath } from "#domain/addresses.ts";
import { keyParts, type TitleKey } from "#domain/title-key.ts";
import { cardColumns, gridImageSizes } from "#features/lists/cards/grid-layout.ts";
import { MovieCard } from "#features/lists/cards/movie-grid.tsx";
import { SeriesCard } from "#features/lists/cards/series-card.tsx";
import type { TitleInBatch } from "#features/saved/model/title-batch.ts";
import type { SharedTitles } from "./use-shared-titles.ts";
import "./shared-titles.css";
import { useMark } from "#app/ui/foreign-text.tsx";
import { useWords } from "#app/words/use-words.tsx";

/** A stored title has no votes, and its year stands for its date. */
function TitleCard({ title: { key, title: name, language, year, rating, ...title }, priority }: { title: TitleInBatch; priority: boolean }) {
  const { kind, id } = keyParts(key);
  const mark = useMark(language);
  const date = year === null ? "" : String(year).padStart(4, "0");
  const card = { ...title, id, vote_average: rating, vote_count: 0 };
  return kind === "movie" ? (
    <MovieCard movie={{ ...card, title: name, release_date: date, textLanguages: { title: mark } }} sizes={gridImageSizes} priority={priority} />
  ) : (
    <SeriesCard series={{ ...card, name, first_air_date: date, textLanguages: { name: mark } }} sizes={gridImageSizes} priority={priority} />
  );
}

/** The title's page loads what this one does not have. */
function UnloadedCard({ titleKey }: { titleKey: TitleKey }) {
  const words = useWords("mine").sharedPage;
  const { kind, id } = keyParts(titleKey);
  return (
    <Link to={kind === "movie" ? moviePath(id) : seriesPath(id)} className="block rounded-md text-muted hover:text-amber">
      <span aria-hidden="true" className="skeleton block aspect-2/3 w-full" />
      <span className="mt-3 block leading-snug">{words.notLoaded[kind]}</span>
    </Link>
  );
}

const MissingCard = () => {
  const words = useWords("mine").sharedPage;
  return (
    <p className="grid aspect-2/3 w-full place-items-center rounded-md border border-line p-2 text-center text-balance whole-words text-muted">
      {words.missing}
    </p>
  );
};

/** In the order of the address. A title that is missing keeps its place, so that the others do not move. */
export function SharedTitleList({ keys, shared: { titles, missing } }: { keys: readonly TitleKey[]; shared: SharedTitles }) {
  const words = useWords("mine").sharedPage;
  return (
    <ul aria-label={words.listLabel} className={cardColumns} onKeyDown={moveFocusWithArrows}>
      {keys.map((key, index) => {
        const title = titles.get(key);
        return (
          <li key={key} className="shared-title">
            {/* One element, because all children of the item stand over its room: the card's Save follows its link. */}
            <div>
              {title && <TitleCard title={title} priority={index === 0} />}
              {!title && (missing.has(key) ? <MissingCard /> : <UnloadedCard titleKey={key} />)}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
