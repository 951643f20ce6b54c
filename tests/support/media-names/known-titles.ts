import { readData } from "#sample/read-data.ts";

export type KnownFilm = { id: number; imdb: string | null; title: string; original: string; year: number };
export type KnownEpisode = { number: number; name: string; date: string | null };
export type KnownSeries = { id: number; title: string; year: number; seasons: { number: number; episodes: KnownEpisode[] }[] };

type RawFilm = { id: number; imdb_id: string | null; title: string; original_title: string; release_date: string };
type RawSeries = {
  id: number;
  name: string;
  first_air_date: string;
  seasons: { season_number: number; episodes: { episode_number: number; name: string; air_date: string | null }[] }[];
};

/** The embedded catalog's titles, for names that should match. */
export function knownTitles(root: string): { films: KnownFilm[]; series: KnownSeries[] } {
  const data = readData(root);
  const films = (Object.values(data.films) as RawFilm[][]).flat().map((film) => ({
    ...{ id: film.id, imdb: film.imdb_id, title: film.title, original: film.original_title },
    year: Number(film.release_date.slice(0, 4)),
  }));
  const series = (Object.values(data.series) as RawSeries[]).map((one) => ({
    ...{ id: one.id, title: one.name, year: Number(one.first_air_date.slice(0, 4)) },
    seasons: one.seasons.map((season) => ({
      number: season.season_number,
      episodes: season.episodes.map((episode) => ({ number: episode.episode_number, name: episode.name, date: episode.air_date })),
    })),
  }));
  return { films, series };
}
