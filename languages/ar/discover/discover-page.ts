import type { DiscoverType } from "#domain/addresses.ts";
import type { Genre } from "#domain/genre.ts";
import type { DiscoverFilters } from "#features/discover/model/discover-filters.ts";
import type { SingleFilter } from "#features/discover/model/discover-pages.ts";
import { films, minutes, series } from "../counts.ts";
import { genres } from "../site/genres.ts";
import { plural } from "../text.ts";

const headings: Record<DiscoverType, string> = { movies: "استكشاف الأفلام", tv: "استكشاف المسلسلات" };
const noun: Record<DiscoverType, string> = { movies: "أفلام", tv: "مسلسلات" };
/** After "أفلام" and "مسلسلات", of genres that are adjectives there. */
const pluralGenres: Readonly<Record<number, string>> = { 36: "تاريخية", 99: "وثائقية", 10402: "موسيقية", 10751: "عائلية", 10770: "تلفزيونية" };
/** Of genres that are no series. */
const programs: Readonly<Record<number, string>> = { 10763: "برامج إخبارية", 10764: "برامج تلفزيون الواقع", 10767: "برامج حوارية" };
const genreHeading = (type: DiscoverType, genre: Genre): string =>
  programs[genre.id] ?? `${noun[type]} ${pluralGenres[genre.id] ?? genres[genre.id] ?? genre.name}`;

const hereHeadings: Record<DiscoverType, string> = { movies: "أفلام متاحة هنا", tv: "مسلسلات متاحة هنا" };

/** "أفلام دراما", "مسلسلات من عام 1963"; of several filters "استكشاف الأفلام". */
function discoverHeading({ type, here }: Pick<DiscoverFilters, "type" | "here">, { genre, year }: SingleFilter): string {
  if (here) return hereHeadings[type];
  if (genre) return genreHeading(type, genre);
  return year === null ? headings[type] : `${noun[type]} من عام ${year}`;
}

const titleCount = (type: DiscoverType, count: number): string => (type === "tv" ? series(count) : films(count));
/** After a preposition. */
const minutesAfter = (count: number): string =>
  plural(count, { zero: "# دقيقة", one: "دقيقة واحدة", two: "دقيقتين", few: "# دقائق", many: "# دقيقة", other: "# دقيقة" });
const filters = "التصفية";

export const discoverPage = {
  typesLabel: "أفلام أو مسلسلات",
  types: { movies: "الأفلام", tv: "المسلسلات" },
  discoverHeading,
  titleCount,
  noun,
  /** "1,234 فيلمًا" */
  resultCount: titleCount,
  filters,
  /** "التصفية (3)" */
  openFilters: (active: number): string => (active === 0 ? filters : `${filters} (${active})`),
  activeFilters: "عوامل التصفية المفعّلة",
  /** Precedes a filter's name for screen readers. */
  removeFilter: "إزالة عامل التصفية:",
  clearAll: "مسح الكل",
  surpriseMe: "اختيار عشوائي",
  sortBy: "ترتيب حسب",
  sorts: {
    popularity: "الأكثر شعبية",
    rating: "الأعلى تقييمًا",
    newest: "الأحدث",
    oldest: "الأقدم",
    title: "العنوان",
  },
  /** Only titles whose video this site has. */
  here: "متاح هنا",
  /** Only what is released. */
  released: "إخفاء ما لم يصدر بعد",
  /** The texts of active filters. */
  chips: {
    anyGenre: "أي من هذه التصنيفات",
    not: (genre: string): string => `باستثناء: ${genre}`,
    years: (min: number | null, max: number | null): string => {
      if (min === max) return String(min);
      if (min === null) return `حتى ${max}`;
      return max === null ? `من ${min}` : `من ${min} إلى ${max}`;
    },
    rating: (value: number): string => `تقييم ${value} فأكثر`,
    votes: (value: number): string =>
      plural(value, { zero: "# صوت فأكثر", one: "صوت واحد فأكثر", two: "صوتان فأكثر", few: "# أصوات فأكثر", many: "# صوتًا فأكثر", other: "# صوت فأكثر" }),
    runtime: (min: number | null, max: number | null): string => {
      if (max === null) return `${minutes(min ?? 0)} على الأقل`;
      if (min === null) return `${minutes(max)} على الأكثر`;
      return min === max ? minutes(min) : `من ${min} إلى ${minutesAfter(max)}`;
    },
    certification: (name: string, country: string): string => `${name} (${country})`,
  },
};
