import { memo } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Name } from "#app/ui/foreign-text.tsx";
import { moveFocusThroughTable, moveTabStop } from "#app/ui/table-navigation.ts";
import { usePathIn, useWords } from "#app/words/use-words.tsx";
import type { Series } from "#domain/series.ts";
import type { Spoilers } from "#features/saved/use-spoilers.ts";
import type { GuideEpisode, GuideSeason } from "#features/titles/model/episode-guide.ts";
import { averageRating, episodeRating } from "#features/titles/model/episode-rating.ts";
import { bandOf } from "#features/titles/model/rating-bands.ts";
import type { GridColumn } from "#features/titles/model/rating-grid.ts";
import type { FollowEpisode } from "#features/titles/series/follow-episode.ts";
import { episodeHref } from "#features/titles/series/shown-episode.ts";
import { playerHash } from "#features/titles/show-player.ts";
import type { Words } from "#languages/words.ts";

/** With more columns than these no cell has room for a name. */
const mostNamedColumns = 6;

type GridProps = {
  series: Series;
  columns: readonly GridColumn[];
  loaded: ReadonlyMap<number, GuideSeason>;
  onFollow: FollowEpisode;
  isHidden: Spoilers["isHidden"];
};

const keyOf = ({ season, first }: GridColumn): string => `${season}-${first}`;

function labelOf(
  words: Words["series"]["episodeGuide"],
  { facts: { decimal, votes }, episodeCode }: Words["site"],
  season: number,
  { episode_number: episode, name, vote_count }: GuideEpisode,
  rating: number | null,
): string {
  const place = episodeCode.episodeInWords({ season, episode });
  return rating === null ? words.unratedEpisode(name, place) : words.ratedEpisode(name, place, decimal(rating.toFixed(1)), votes(vote_count));
}

type CellProps = Pick<GridProps, "series" | "onFollow"> & { season: number; episode: GuideEpisode; isNamed: boolean; isTabStop: boolean; isHidden: boolean };

/** Its title is its name: beside a label that says the same, screen readers would read it as a description. */
function Cell({ series, season, episode, isNamed, isTabStop, isHidden, onFollow }: CellProps) {
  const site = useWords("site");
  const { facts } = site;
  const words = useWords("series").episodeGuide;
  const { unnamedEpisode } = useWords("series").episodes;
  const pathIn = usePathIn();
  const { nameHidden } = useWords("saved").spoilers;
  const rating = episodeRating(episode);
  const name = episode.name || unnamedEpisode(episode.episode_number);
  const label = labelOf(words, site, season, { ...episode, name: isHidden ? nameHidden : name }, rating);
  return (
    <td className={rating === null ? undefined : `rating-${bandOf(rating)}`}>
      <a
        href={pathIn(episodeHref(series, { season, episode: episode.episode_number })) + playerHash}
        title={label}
        tabIndex={isTabStop ? 0 : -1}
        onClick={onFollow}
      >
        <span aria-hidden="true">{rating === null ? words.noRating : facts.decimal(rating.toFixed(1))} </span>
        {isNamed && (
          <span aria-hidden="true" className={isHidden ? "spoiler" : undefined}>
            <Name lang={episode.textLanguages?.name}>{name}</Name>
          </span>
        )}
      </a>
    </td>
  );
}

function ColumnHead({ column: { season, first, cells } }: { column: GridColumn }) {
  const words = useWords("series").episodeGuide;
  return (
    <th scope="col">
      <span aria-hidden="true">{words.shortSeason(season)}</span>
      <span className="sr-only">{`${words.season(season)} `}</span>
      {first !== 1 && <small>{words.columnRange(first, first + cells.length - 1)}</small>}
    </th>
  );
}

/** Columns of one season have its average together. */
function Averages({ columns, loaded }: Pick<GridProps, "columns" | "loaded">) {
  const words = useWords("series").episodeGuide;
  const { facts } = useWords("site");
  const seasons = [...new Set(columns.map(({ season }) => season))];
  return (
    <tr>
      <th scope="row">{words.average}</th>
      {seasons.map((season) => {
        const average = averageRating(loaded.get(season)?.episodes ?? []);
        return (
          <td
            key={season}
            colSpan={columns.filter((column) => column.season === season).length}
            className={average === null ? "bg-raised" : `rating-${bandOf(average)}`}
          >
            {average !== null && facts.decimal(average.toFixed(1))}
          </td>
        );
      })}
    </tr>
  );
}

function Body({ series, columns, onFollow, isHidden }: GridProps) {
  const rows = Math.max(0, ...columns.map(({ cells }) => cells.length));
  const tabStop = columns.flatMap(({ cells }) => cells).find((episode) => episode !== undefined);
  return (
    <tbody>
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          <th scope="row">{row + 1}</th>
          {columns.map((column) => {
            const episode = column.cells[row];
            if (!episode) return <td key={keyOf(column)} />;
            return (
              <Cell
                key={keyOf(column)}
                {...{ series, episode, onFollow }}
                season={column.season}
                isNamed={columns.length <= mostNamedColumns}
                isTabStop={episode === tabStop}
                isHidden={isHidden({ season: column.season, episode: episode.episode_number, air_date: episode.air_date })}
              />
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}

/** Seasons across, episodes down, the rating in each cell. One tab stop, in which the arrow keys move. */
export const RatingGrid = memo(function RatingGrid(props: GridProps) {
  const words = useWords("series").episodeGuide;
  const { series, columns } = props;
  return (
    <table className={classNames("rating-grid", columns.length <= mostNamedColumns && "has-names")} onKeyDown={moveFocusThroughTable} onFocus={moveTabStop}>
      <caption className="sr-only">{words.gridCaption(series.name)}</caption>
      <thead>
        <tr>
          <th scope="col">{words.episodeColumn}</th>
          {columns.map((column) => (
            <ColumnHead key={keyOf(column)} column={column} />
          ))}
        </tr>
      </thead>
      <Body {...props} />
      <tfoot>
        <Averages {...props} />
      </tfoot>
    </table>
  );
});
