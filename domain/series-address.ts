/** Season and episode as an address names them (readings); `null` where it does not, or not with a number that could be one. */
export type EpisodeChoice = { season: number | null; episode: number | null };

/** One episode by its numbers. */
export type EpisodeAddress = { season: number; episode: number };

const numberIn = (text: string | null, digits: number): number | null => (text !== null && new RegExp(`^\\d{1,${digits}}$`).test(text) ? Number(text) : null);

/** Seasons up to 999, as the function get-tv-season takes them; episodes up to 99,999. */
export function parseEpisodeChoice(parameters: URLSearchParams): EpisodeChoice {
  return { season: numberIn(parameters.get("season"), 3), episode: numberIn(parameters.get("episode"), 5) };
}

const search = (named: [string, number | null][]): string =>
  `?${new URLSearchParams(named.flatMap(([name, value]): [string, string][] => (value === null ? [] : [[name, String(value)]])))}`;

/** The query string of an episode on its series' page. */
export const episodeSearch = ({ season, episode }: EpisodeAddress): string =>
  search([
    ["season", season],
    ["episode", episode],
  ]);

/** The query string of a season: its first episode. */
export const seasonSearch = (season: number): string => search([["season", season]]);

/** What counts of a series' query string, written in one way. */
export function canonicalEpisodeParameters(parameters: URLSearchParams): URLSearchParams {
  const { season, episode } = parseEpisodeChoice(parameters);
  return new URLSearchParams(
    search([
      ["season", season],
      ["episode", episode],
    ]),
  );
}
