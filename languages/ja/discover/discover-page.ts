import type { DiscoverType } from "#domain/addresses.ts";
import type { DiscoverFilters } from "#features/discover/model/discover-filters.ts";
import type { SingleFilter } from "#features/discover/model/discover-pages.ts";
import { genres } from "../site/genres.ts";
import { number } from "../text.ts";

const noun: Record<DiscoverType, string> = { movies: "映画", tv: "シリーズ" };

/** "テレビ映画" and "西部劇" are kinds of films by their own names. */
const filmGenres: readonly number[] = [10770, 37];

function genreHeading(type: DiscoverType, id: number, name: string): string {
  if (type === "tv") return `${name}のシリーズ`;
  return filmGenres.includes(id) ? name : `${name}映画`;
}

/** "ドラマ映画", "1963年のシリーズ"; of several filters "映画を探す". */
function discoverHeading({ type, here }: Pick<DiscoverFilters, "type" | "here">, { genre, year }: SingleFilter): string {
  if (here) return `ここで見られる${noun[type]}`;
  if (genre) return genreHeading(type, genre.id, genres[genre.id] ?? genre.name);
  return year === null ? `${noun[type]}を探す` : `${year}年の${noun[type]}`;
}

const titleCount = (type: DiscoverType, count: number): string => (type === "tv" ? `シリーズ${number(count)}作品` : `映画${number(count)}本`);
const filters = "絞り込み";
export const discoverPage = {
  typesLabel: "映画またはシリーズ",
  types: { movies: "映画", tv: "シリーズ" },
  discoverHeading,
  titleCount,
  noun,
  /** "映画1,234本" */
  resultCount: (type: DiscoverType, count: number): string => (count === 0 ? `${noun[type]}なし` : titleCount(type, count)),
  filters,
  /** "絞り込み（3）" */
  openFilters: (active: number): string => (active === 0 ? filters : `${filters}（${active}）`),
  activeFilters: "選択中の条件",
  /** Precedes a filter's name for screen readers. */
  removeFilter: "条件を解除：",
  clearAll: "すべて解除",
  surpriseMe: "おまかせで選ぶ",
  sortBy: "並べ替え",
  sorts: {
    popularity: "人気順",
    rating: "評価の高い順",
    newest: "新しい順",
    oldest: "古い順",
    title: "タイトル順",
  },
  /** Only titles whose video this site has. */
  here: "ここで見られる",
  /** Only what is released. */
  released: "未公開を隠す",
  /** The texts of active filters. */
  chips: {
    anyGenre: "いずれかのジャンル",
    not: (genre: string): string => `${genre}以外`,
    years: (min: number | null, max: number | null): string => {
      if (min === max) return `${min}年`;
      if (min === null) return `${max}年まで`;
      return max === null ? `${min}年から` : `${min}〜${max}年`;
    },
    rating: (value: number): string => `評価${value}以上`,
    votes: (value: number): string => `${number(value)}票以上`,
    runtime: (min: number | null, max: number | null): string => {
      if (min === max) return `${min}分`;
      if (min === null) return `${max}分以内`;
      return max === null ? `${min}分以上` : `${min}〜${max}分`;
    },
    certification: (name: string, country: string): string => `${name}（${country}）`,
  },
};
