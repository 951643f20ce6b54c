import { Link } from "#app/router/link.tsx";
import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import { classNames } from "#app/ui/class-names.ts";
import { foreignText, Name } from "#app/ui/foreign-text.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { canonicalSeriesPath } from "#domain/addresses.ts";
import { limits } from "#domain/limits.ts";
import { firstAirYear, type SeriesSummary } from "#domain/series.ts";
import { accentColorOf } from "#features/lists/cards/accent-color.ts";
import { FactsLine } from "#features/lists/cards/facts-line.tsx";
import { Picture, usePictureFailure } from "#features/lists/cards/picture.tsx";
import { Rating } from "#features/lists/cards/rating.tsx";

const stillClass = "aspect-video w-full rounded-md object-cover";
/** The first one grows to the foot of the four beside it. */
const firstStillClass = "lg:min-h-0 lg:grow";

const rowSizes = "(min-width: 640px) 42.3vw, 73.4vw";
const firstSizes = `(min-width: 2076px) 996px, (min-width: 1700px) 46.3vw, (min-width: 1408px) 644px, (min-width: 1024px) 45.2vw, ${rowSizes}`;
const otherSizes = `(min-width: 2076px) 484px, (min-width: 1700px) 22.4vw, (min-width: 1408px) 310px, (min-width: 1024px) 21.5vw, ${rowSizes}`;

/** The backdrop of a series, or its name in large letters. */
function Still({ series, first }: { series: SeriesSummary; first: boolean }) {
  const [failed, fail] = usePictureFailure(series.backdrop_path);
  const frame = classNames(stillClass, first && firstStillClass, accentColorOf(series.backdrop_path ?? series.name));
  if (series.backdrop_path === null || failed) {
    return (
      <span aria-hidden="true" data-slot="backdrop-placeholder" className={classNames(frame, "flex items-end overflow-hidden p-4")}>
        <span className="display font-names line-clamp-3 pb-[0.08em] text-3xl leading-display font-bold text-ivory">{series.name}</span>
      </span>
    );
  }
  return (
    <Picture
      path={series.backdrop_path}
      widths={["w780", "w300", "w500", "w1280"]}
      sizes={first ? firstSizes : otherSizes}
      width={780}
      height={439}
      className={classNames(frame, "transition-[translate] group-hover:-translate-y-1")}
      priority={first}
      onFailure={fail}
    />
  );
}

function Featured({ series, first }: { series: SeriesSummary; first: boolean }) {
  return (
    <Link to={canonicalSeriesPath(series)} className={classNames("group block rounded-md", first && "lg:flex lg:h-full lg:flex-col")}>
      <Still series={series} first={first} />
      <span
        className={classNames(
          "display font-names mt-3 block font-bold whole-words transition-colors group-hover:text-amber",
          first ? "text-heading" : "text-xl",
        )}
      >
        <Name lang={series.textLanguages?.name}>{series.name}</Name>
      </span>
      <FactsLine className="mt-1 text-sm text-muted" facts={[firstAirYear(series), series.vote_average !== null && <Rating key="rating" film={series} />]} />
      {first && series.overview && (
        <span {...foreignText(series.textLanguages?.overview)} className="mt-2 line-clamp-2 max-w-[60ch] text-muted max-lg:hidden">
          {series.overview}
        </span>
      )}
    </Link>
  );
}

/** On a phone a row that scrolls sideways; on a desktop the first series is large, with the other four beside it. */
const layout = "grid auto-cols-[80%] gap-5 max-lg:scroll-row sm:auto-cols-[46%] lg:grid-cols-4 lg:gap-x-6 lg:gap-y-8";

/** specification.md, section 2: the first five of the current list. */
export function FeaturedRow({ series }: { series: readonly SeriesSummary[] }) {
  const { featured } = useWords("browse").seriesListPage;
  return (
    <Section title={featured}>
      <ul aria-label={featured} className={layout} onKeyDown={moveFocusWithArrows}>
        {series.slice(0, limits.seriesList.featured).map((one, index) => (
          <li key={one.id} className={index === 0 ? "lg:col-span-2 lg:row-span-2" : undefined}>
            <Featured series={one} first={index === 0} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
