import { useSite } from "#app/data/site-context.tsx";
import { foreignText, Name, Sentence } from "#app/ui/foreign-text.tsx";
import { InPlaceLink } from "#app/ui/in-place-link.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { dateText } from "#domain/calendar-date.ts";
import type { Episode } from "#domain/series.ts";
import { hasTitlesHere } from "#domain/site.ts";
import { Picture, usePictureFailure } from "#features/lists/cards/picture.tsx";
import { Spoiler } from "#features/saved/spoiler.tsx";
import { excerpt } from "#features/titles/model/excerpt.ts";

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
  const { episodeNumber, episodeTitle, unnamedEpisode } = useWords("series").episodes;
  const { dates, facts } = useWords("site");
  const date = dateText(dates, episode.air_date);
  const name = episode.name || unnamedEpisode(episode.episode_number);
  const language = episode.textLanguages?.name;
  const isHere = hasTitlesHere(useSite()) && (episode.own_video === true || episode.public_film !== undefined);
  return (
    <InPlaceLink to={href} aria-current={isCurrent || undefined}>
      <Still episode={episode} isHidden={isHidden} />
      <span>
        <b>
          {isHidden ? (
            <>
              {episodeNumber(episode.episode_number)}
              <Spoiler isHidden>
                <Name lang={language}>{name}</Name>
              </Spoiler>
            </>
          ) : (
            <Sentence names={[name]} lang={language}>
              {episode.name === "" ? name : episodeTitle(episode.episode_number, name)}
            </Sentence>
          )}
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
