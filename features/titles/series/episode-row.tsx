import { useSite } from "#app/data/site-context.tsx";
import { foreignText } from "#app/ui/foreign-text.tsx";
import { InPlaceLink } from "#app/ui/in-place-link.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { dateText } from "#domain/calendar-date.ts";
import type { Episode } from "#domain/series.ts";
import { hasTitlesHere } from "#domain/site.ts";
import { Picture, usePictureFailure } from "#features/lists/cards/picture.tsx";
import { excerpt } from "#features/titles/model/excerpt.ts";
import { NumberAndName } from "./episode-names.tsx";

/** A row shows two lines of the overview; the info box shows all of it. */
const overviewMaxChars = 200;

function Still({ episode: { still_path, episode_number }, isHidden }: { episode: Episode; isHidden: boolean }) {
  const [failed, fail] = usePictureFailure(still_path);
  if (still_path === null || failed) {
    return (
      <span aria-hidden="true" data-slot="still-placeholder" className="display font-names grid place-items-center text-2xl font-bold text-muted">
        {episode_number}
      </span>
    );
  }
  return <Picture path={still_path} widths={["w300"]} sizes="112px" width={112} height={63} className={isHidden ? "spoiler" : undefined} onFailure={fail} />;
}

type EpisodeRowProps = {
  episode: Episode;
  href: string;
  isCurrent: boolean;
  /** The visitor does not want to see what happens in it. */
  isHidden: boolean;
};

export function EpisodeRow({ episode, href, isCurrent, isHidden }: EpisodeRowProps) {
  const { noOverview } = useWords("series").seriesPage;
  const { dates, facts } = useWords("site");
  const date = dateText(dates, episode.air_date);
  const isHere = hasTitlesHere(useSite()) && (episode.own_video === true || episode.public_film !== undefined);
  return (
    <InPlaceLink to={href} aria-current={isCurrent || undefined}>
      <Still episode={episode} isHidden={isHidden} />
      <span>
        <b>
          <NumberAndName number={episode.episode_number} name={episode.name} lang={episode.textLanguages?.name} isHidden={isHidden} />
        </b>
        {(date || isHere) && (
          <small>
            {isHere && <em>{facts.watchHere} </em>}
            {date}
          </small>
        )}
        <i {...foreignText(episode.textLanguages?.overview)} aria-hidden={isHidden || undefined} className={isHidden ? "spoiler" : undefined}>
          {episode.overview ? excerpt(episode.overview, overviewMaxChars) : noOverview}
        </i>
      </span>
    </InPlaceLink>
  );
}
