import { withYear } from "../text.ts";

type Site = { name: string };

/** Document titles. "The given title" of other pages than a film's: section 2. */
export const pageTitles = {
  /** Section 2, page metadata. */
  movie: (title: string, year: number | null): string => `${withYear(title, year)}をオンラインで見る`,
  /** The year distinguishes series with the same name. `episode`: "S2:E6", if the address names one. */
  series: (series: { name: string; year: number | null }, site: Site, episode: string | null): string =>
    `${withYear(series.name, series.year)}${episode === null ? "" : ` ${episode}`} · シリーズ · ${site.name}`,
  person: (person: { name: string }, site: Site): string => `${person.name} · ${site.name}`,
  collection: (collection: { name: string }, site: Site): string => `${collection.name} · ${site.name}`,
  /** The year distinguishes titles with the same name. */
  credits: (title: { name: string; year: number | null }, site: Site): string => `${withYear(title.name, title.year)}のキャスト・スタッフ · ${site.name}`,
  /** "映画（2ページ目） · Matinee" */
  page(title: string, page: number): string {
    const [name, ...rest] = title.split(" · ");
    return page > 1 ? [`${name}（${page}ページ目）`, ...rest].join(" · ") : title;
  },
  landing: (site: Site & { tagline: string }): string => `${site.name}：${site.tagline}`,
  list: (site: Site, name: string): string => `${name} · ${site.name}`,
  genres: (site: Site): string => `ジャンルから探す · ${site.name}`,
  seriesNotFound: (site: Site): string => `シリーズが見つかりません · ${site.name}`,
  collectionNotFound: (site: Site): string => `コレクションが見つかりません · ${site.name}`,
  personNotFound: (site: Site): string => `人物が見つかりません · ${site.name}`,
  search: (site: Site, query: string): string => (query === "" ? `検索 · ${site.name}` : `「${query}」の検索結果 · ${site.name}`),
  notFound: (site: Site): string => `ページが見つかりません · ${site.name}`,
  movieNotFound: (site: Site): string => `映画が見つかりません · ${site.name}`,
  unavailable: (site: Site): string => `まもなく再開します · ${site.name}`,
  /** A heading that contains the site's name gets no suffix. */
  staticPage: (site: Site, heading: string): string => (heading.includes(site.name) ? heading : `${heading} · ${site.name}`),
};
