import { Picture, usePictureFailure } from "#app/movie/picture.tsx";
import { InPlaceLink } from "#app/ui/in-place-link.tsx";
import { episodeTitle } from "#content/words/episodes.ts";
import { noOverview } from "#content/words/series-page.ts";
import { dateText } from "#domain/calendar-date.ts";
import { excerpt } from "#domain/excerpt.ts";
import type { Episode } from "#domain/series.ts";

/** A row shows two lines of the overview; the info box shows all of it. */
const overviewMaxChars = 200;

function Still({ episode: { still_path, episode_number } }: { episode: Episode }) {
  const [failed, fail] = usePictureFailure(still_path);
  if (still_path === null || failed) {
    return (
      <span aria-hidden="true" data-slot="still-placeholder" className="display grid place-items-center text-2xl font-bold text-muted">
        {episode_number}
      </span>
    );
  }
  return <Picture path={still_path} widths={["w300"]} sizes="112px" width={112} height={63} onFailure={fail} />;
}

/** Styles of every row, set once on the list: in each of fifty rows they would be a third of the document's bytes. */
export const episodeRowsClass = [
  "[&_a]:grid [&_a]:grid-cols-[min(7rem,35%)_minmax(0,1fr)] [&_a]:gap-3 [&_a]:rounded-md [&_a]:border-l-2 [&_a]:border-transparent [&_a]:p-2",
  "[&_a]:text-sm [&_a]:leading-snug [&_a]:transition-colors [&_a:hover]:bg-raised-more [&_a:focus-visible]:-outline-offset-2",
  "[&_[aria-current]]:border-marquee [&_[aria-current]]:bg-raised-more [&_[aria-current]>:first-child]:bg-line",
  "[&_a>:first-child]:aspect-video [&_a>:first-child]:w-full [&_a>:first-child]:rounded-sm [&_a>:first-child]:bg-raised-more [&_img]:object-cover",
  "[&_b]:block [&_b]:font-semibold [&_small]:block [&_small]:text-xs [&_small]:text-muted [&_i]:mt-1 [&_i]:line-clamp-2 [&_i]:not-italic [&_i]:text-muted",
].join(" ");

type EpisodeRowProps = { episode: Episode; href: string; isCurrent: boolean };

export function EpisodeRow({ episode, href, isCurrent }: EpisodeRowProps) {
  const date = dateText(episode.air_date);
  return (
    <InPlaceLink to={href} aria-current={isCurrent || undefined}>
      <Still episode={episode} />
      <span>
        <b>{episodeTitle(episode.episode_number, episode.name)}</b>
        {date && <small>{date}</small>}
        <i>{episode.overview ? excerpt(episode.overview, overviewMaxChars) : noOverview}</i>
      </span>
    </InPlaceLink>
  );
}
