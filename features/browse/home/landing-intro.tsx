import { useQuery } from "@tanstack/react-query";
import { useSite } from "#app/data/site-context.tsx";
import { Link } from "#app/router/link.tsx";
import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Name } from "#app/ui/foreign-text.tsx";
import { MarqueeBoard } from "#app/ui/page-heading.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { moviePath, paths } from "#domain/addresses.ts";
import { Poster } from "#features/lists/cards/poster.tsx";
import { useMovieLists } from "#features/lists/list-queries.ts";
import { SearchBox } from "#features/search/box/search-box.tsx";

const posterCount = 6;
const posterRow =
  "scroll-row auto-cols-[5.5rem] gap-3 sm:auto-cols-[8rem] lg:[mask-image:linear-gradient(var(--to-end),black_calc(100%-3rem),transparent)] lg:auto-cols-[13rem] lg:gap-5";
const posterSizes = "(min-width: 2560px) 260px, (min-width: 1700px) calc(183px + 3vw), (min-width: 1024px) 208px, (min-width: 640px) 128px, 88px";

/** The last of the popular films, because the first ones follow below. Needs no request of its own. */
function PosterStrip() {
  const { posterStrip } = useWords("browse").homeParts;
  const { data } = useQuery(useMovieLists().movieList("popular"));
  if (!data)
    return (
      <div aria-hidden="true" className={posterRow}>
        {Array.from({ length: posterCount }, (_, index) => (
          <div key={index} className="aspect-2/3 rounded-md bg-raised" />
        ))}
      </div>
    );
  return (
    <ul aria-label={posterStrip} className={posterRow} onKeyDown={moveFocusWithArrows}>
      {data.items.slice(-posterCount).map((movie) => (
        <li key={movie.id}>
          <Link to={moviePath(movie.id)} className="group block rounded-md">
            <span className="sr-only">
              <Name lang={movie.textLanguages?.title}>{movie.title}</Name>
            </span>
            <Poster path={movie.poster_path} title={movie.title} sizes={posterSizes} className="transition-[translate] group-hover:-translate-y-1" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Stands above the hero, at `/` alone. */
export function LandingIntro() {
  const { landingHeadline, searchLabel, watchButton, welcome } = useWords("browse").homePage;
  const { name, tagline, textLanguages } = useSite();
  return (
    <section
      aria-label={welcome}
      className="page-width grid grid-cols-1 gap-x-12 gap-y-6 pt-6 pb-7 md:py-10 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] lg:items-center"
    >
      <div className="grid grid-cols-1 gap-5">
        <MarqueeBoard title={landingHeadline} className="short:whitespace-normal max-lg:[--text-title:clamp(1.5rem,min(7.2vw,9vh),3.5rem)]" />
        <p lang={textLanguages?.tagline} className="text-xl">
          {tagline}
        </p>
        <div className="flex flex-wrap items-start gap-3">
          <div className="min-w-0 flex-[1_1_20rem]">
            <SearchBox label={searchLabel} />
          </div>
          <Link to={paths.home} className={buttonClass("primary", "px-6 max-sm:w-full")}>
            {watchButton(name)}
          </Link>
        </div>
      </div>
      <PosterStrip />
    </section>
  );
}
