import { type ComponentProps, type MouseEvent, type ReactNode, useState } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { foreignText, Name } from "#app/ui/foreign-text.tsx";
import { Icon, playIcon } from "#app/ui/icons.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { useWords } from "#app/words/use-words.tsx";
import type { Genre } from "#domain/genre.ts";
import type { TextLanguages } from "#domain/languages.ts";
import type { GenreTab } from "#features/browse/model/genre-address.ts";
import { FactsLine } from "#features/lists/cards/facts-line.tsx";
import { HereMark } from "#features/lists/cards/here-mark.tsx";
import { Poster } from "#features/lists/cards/poster.tsx";
import { Rating } from "#features/lists/cards/rating.tsx";
import { useShownPoster } from "#features/lists/cards/shown-poster.ts";
import { SharePanel } from "#features/sharing/share-panel.tsx";
import type { Words } from "#languages/words.ts";

import { Backdrop } from "./backdrop.tsx";
import { LeadCredits } from "./credits/lead-credits.tsx";
import { GenreChips } from "./genre-chips.tsx";
import type { LeadCredit } from "./model/credits.ts";
import type { ShownVideo } from "./model/video.ts";
import { OverviewText } from "./overview-text.tsx";
import { playerHash, showPlayerOf } from "./show-player.ts";
import { TitleButtons } from "./title-buttons.tsx";
import { TrailerButton } from "./videos/trailer-button.tsx";

/** Scrolls smoothly and leaves no fragment in the address, unlike the link itself. */
function scrollToPlayer(event: MouseEvent<HTMLAnchorElement>): void {
  if (showPlayerOf(event.currentTarget)) event.preventDefault();
}

/** Long titles in smaller letters, so that facts and actions stay in the first screen. */
function titleClass({ length }: string): string {
  if (length > 90) return "text-2xl!";
  return length > 40 ? "text-heading! @3xl/hero:text-4xl!" : "short:text-heading!";
}

type Rated = { vote_average: number | null; vote_count: number; here?: number };

/** "1927 · ★ 8.2 (2,914 votes) · Watch here" */
const knownFacts = ({ votes }: Words["site"]["facts"], year: number | null, film: Rated): ReactNode[] => [
  year,
  film.vote_average !== null && (
    <span key="rating">
      <Rating film={film} />
      {film.vote_count > 0 && " "}
      {film.vote_count > 0 && <span className="whitespace-nowrap">({votes(film.vote_count)})</span>}
    </span>
  ),
  film.here !== undefined && <HereMark key="here" title={film} className="text-marquee" />,
];

type TitleHeroProps = {
  title: string;
  year: number | null;
  film: Rated & { backdrop_path: string | null; genres: readonly Genre[]; tagline: string; isUntranslated?: true } & Parameters<typeof useShownPoster>[0];
  /** Of texts that are not in the page's language. */
  languages: TextLanguages<"title" | "overview" | "tagline"> | undefined;
  /** Facts that lists lack. */
  lateFacts: readonly ReactNode[];
  genreTab: GenreTab;
  overview: string;
  /** `undefined` while they load. */
  leads: readonly LeadCredit[] | undefined;
  /** The best video. */
  trailer: ShownVideo | undefined;
  sharePath: string;
  /** What the visitor saves, marks as seen and rates. */
  saved: ComponentProps<typeof TitleButtons>;
};

export const heroLayout =
  "grid grid-cols-1 gap-x-5 gap-y-4 text-on-night @min-[18rem]/hero:grid-cols-[min(6.5rem,32.5vw)_minmax(0,1fr)] @3xl/hero:grid-cols-[10rem_minmax(0,1fr)] @3xl/hero:grid-rows-[auto_1fr] @3xl/hero:gap-x-8 @min-[78rem]/hero:grid-cols-[13rem_minmax(0,1fr)] @min-[78rem]/hero:grid-rows-[1fr_auto] @min-[78rem]/hero:gap-x-10";
export const heroHeadLayout =
  "@container min-w-0 @min-[18rem]/hero:pt-[calc(var(--overlap)+0.5rem)] @3xl/hero:self-start @min-[78rem]/hero:max-w-(--text-width) @min-[78rem]/hero:self-end @min-[78rem]/hero:pt-0";
export const heroBodyLayout = "@container grid grid-cols-1 content-start gap-4 @min-[18rem]/hero:col-span-2 @3xl/hero:col-span-1 @3xl/hero:col-start-2";
export const heroPosterLayout = "max-w-26 self-start @3xl/hero:row-span-2 @3xl/hero:max-w-none";
/** Room for credits in columns: the player below is in the first screen, and must not move. */
const leadsRoom = "@2xl:min-h-18 @2xl:pointer-coarse:min-h-28";
/** While they load, also where they stand in lines: the player is below the first screen then, and nothing that is in it moves when they come. */
const loadingLeadsRoom = "min-h-33 pointer-coarse:min-h-57";
const posterSizes = "(min-width: 1700px) 240px, (min-width: 1280px) 208px, (min-width: 768px) 160px, 104px";

type ActionsProps = Pick<TitleHeroProps, "title" | "sharePath" | "trailer" | "saved"> & { isReserved: boolean };

/** The trailer is the last, because it may come late: in a narrow hero, and beside the picture, it may need a line of its own. */
function Actions({ title, sharePath, trailer, saved, isReserved }: ActionsProps) {
  const { watchNow } = useWords("site").actions;
  return (
    <div
      className={classNames(
        "relative flex flex-wrap content-start gap-2 @min-[78rem]/hero:max-w-(--text-width)",
        isReserved && "min-h-25 @2xl:min-h-0 @min-[78rem]/hero:min-h-25",
      )}
    >
      <a href={playerHash} onClick={scrollToPlayer} className={buttonClass("primary")}>
        <Icon of={playIcon} className="size-5 fill-current" />
        {watchNow}
      </a>
      <TitleButtons {...saved} />
      <SharePanel title={title} path={sharePath} />
      {trailer && <TrailerButton video={trailer} />}
    </div>
  );
}

type TextsProps = Pick<TitleHeroProps, "film" | "languages" | "overview"> & { isReserved: boolean };

function Texts({ film: { tagline, isUntranslated }, languages, overview, isReserved }: TextsProps) {
  const { shownInEnglish } = useWords("site").facts;
  return (
    <div className="@container grid grid-cols-1 gap-2 @min-[78rem]/hero:max-w-(--text-width)">
      {(tagline !== "" || isReserved) && (
        <p {...foreignText(languages?.tagline)} className={classNames("line-clamp-2 text-on-night-muted slanted", isReserved && "min-h-[2lh] @xl:min-h-[1lh]")}>
          {tagline}
        </p>
      )}
      {overview !== "" && (
        <OverviewText key={overview} lang={languages?.overview}>
          {overview}
        </OverviewText>
      )}
      {(isUntranslated || languages?.overview) && <p className="text-sm text-on-night-muted">{shownInEnglish}</p>}
    </div>
  );
}

/**
 * The first screen of a film's or a series' page. A list's placeholder data is enough for it: what arrives later stands at the end of its line or
 * has its room reserved.
 */
export function TitleHero({ title, year, film, languages, lateFacts, genreTab, overview, leads, trailer, sharePath, saved }: TitleHeroProps) {
  const facts = useWords("site").facts;
  const poster = useShownPoster(film);
  const [isReserved] = useState(leads === undefined);
  return (
    <Backdrop path={film.backdrop_path}>
      <div className={heroLayout}>
        <Poster path={poster} title={title} sizes={posterSizes} className={classNames(heroPosterLayout, "shadow-2xl")} priority={film.backdrop_path === null} />
        <div className={heroHeadLayout}>
          <PageHeading className={classNames("font-names", titleClass(title))}>
            <Name lang={languages?.title}>{title}</Name>
          </PageHeading>
          <FactsLine className="mt-3 text-on-night-muted" facts={knownFacts(facts, year, film)} lateFacts={lateFacts} />
        </div>
        <div className={heroBodyLayout}>
          <GenreChips genres={film.genres} tab={genreTab} />
          <Actions title={title} sharePath={sharePath} trailer={trailer} saved={saved} isReserved={isReserved} />
          <Texts {...{ film, languages, overview, isReserved }} />
          {(isReserved || leads?.length !== 0) && (
            <div className={classNames("foot-scrim", isReserved && leadsRoom, !leads && loadingLeadsRoom)}>{leads && <LeadCredits leads={leads} />}</div>
          )}
        </div>
      </div>
    </Backdrop>
  );
}
