import { Link } from "#app/router/link.tsx";
import { Name, useMark } from "#app/ui/foreign-text.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { keyParts } from "#domain/title-key.ts";
import { FactsLine } from "#features/lists/cards/facts-line.tsx";
import { Poster } from "#features/lists/cards/poster.tsx";
import type { ComingEpisode } from "#features/saved/model/coming-day.ts";
import { savedTitlePath } from "#features/saved/model/saved-title.ts";
import { Spoiler } from "#features/saved/spoiler.tsx";
import { useSpoilers } from "#features/saved/use-spoilers.ts";
import { useEntryPlace } from "./entry-place.ts";
import type { CalendarEntry } from "./model/calendar-entries.ts";

/** The name of a single episode, covered as the visitor has chosen. */
function EpisodeName({ seriesId, episode, date }: { seriesId: number; episode: ComingEpisode; date: string }) {
  const { isHidden } = useSpoilers(seriesId);
  return (
    <Spoiler isHidden={isHidden({ ...episode, air_date: date })}>
      <Name lang={episode.language}>{episode.name}</Name>
    </Spoiler>
  );
}

/** A title with what comes of it on a day. */
export function EntryLine({ entry }: { entry: CalendarEntry }) {
  const { marks } = useWords("calendar").calendarPage;
  const { title, date } = entry;
  const named = entry.until === undefined && entry.episode?.name ? entry.episode : null;
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-x-4">
      <Poster path={title.poster_path} title={title.title} sizes="44px" />
      <div className="min-w-0">
        <Link
          to={savedTitlePath(title)}
          className="inline-block rounded-md font-semibold wrap-anywhere hover:text-amber pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
        >
          <Name lang={useMark(title.language)}>{title.title}</Name>
        </Link>
        <FactsLine
          className="text-sm text-muted wrap-anywhere"
          facts={[
            useEntryPlace(entry),
            named && <EpisodeName key="name" seriesId={keyParts(title.key).id} episode={named} date={date} />,
            ...entry.marks.map((mark) => (
              <span key={mark} className="font-semibold text-amber">
                {marks[mark]}
              </span>
            )),
          ]}
        />
      </div>
    </li>
  );
}
