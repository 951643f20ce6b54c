import type { PublicSite } from "#domain/site.ts";

/** What the About text of a title says, without blank names. */
type AboutTitle = {
  year: number | null;
  cast: readonly string[];
  genres: readonly string[];
  rating: string | null;
  voteCount: number;
  similar: readonly string[];
  site: Pick<PublicSite, "name" | "catalog">;
};

export type AboutMovie = AboutTitle & { title: string; runtime: number | null; directors: readonly string[]; companies: readonly string[] };

export type AboutSeries = AboutTitle & {
  name: string;
  creators: readonly string[];
  networks: readonly string[];
  seasons: number | null;
  episodes: number | null;
};

/** Of production companies or networks. */
export const mostCompanies = 2;

/** The provider has blank names, which are left out. */
export const named = (names: readonly string[]): string[] => names.filter((name) => name.trim() !== "");

export const namesOf = (all: readonly { name: string }[]): string[] => named(all.map(({ name }) => name));
