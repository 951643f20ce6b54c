/** Season and episode in an address (readings.md); `null` for a missing or invalid number. */
export type EpisodeChoice = { season: number | null; episode: number | null };

export type EpisodeAddress = { season: number; episode: number };

const numberIn = (text: string | null, digits: number): number | null => (text !== null && new RegExp(`^\\d{1,${digits}}$`).test(text) ? Number(text) : null);

/** Seasons up to 999, like get-tv-season; episodes up to 99,999. */
export function parseEpisodeChoice(parameters: URLSearchParams): EpisodeChoice {
  return { season: numberIn(parameters.get("season"), 3), episode: numberIn(parameters.get("episode"), 5) };
}

const parametersOf = ({ season, episode }: EpisodeChoice): URLSearchParams =>
  new URLSearchParams({ ...(season !== null && { season: String(season) }), ...(episode !== null && { episode: String(episode) }) });

export const episodeSearch = (address: EpisodeAddress): string => `?${parametersOf(address)}`;

/** Opens the season at its first episode. */
export const seasonSearch = (season: number): string => `?${parametersOf({ season, episode: null })}`;

/** The canonical query string of a series' page: unknown parameters are dropped. */
export const canonicalEpisodeParameters = (parameters: URLSearchParams): URLSearchParams => parametersOf(parseEpisodeChoice(parameters));
