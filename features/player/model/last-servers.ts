import { storedFields, storedText } from "#domain/device-settings.ts";
import type { VideoSubject } from "#domain/player.ts";
import { isStoredId } from "#features/saved/model/json-fields.ts";

export type VideoKind = VideoSubject["kind"];
/** Ids of slots. */
export type LastServers = Partial<Record<VideoKind, string>>;

const version = 1;

export function parseLastServers(text: string | null): LastServers {
  const { movie, tv } = storedFields(text, version);
  return { ...(isStoredId(movie) && { movie }), ...(isStoredId(tv) && { tv }) };
}

export const lastServersText = (servers: LastServers): string => storedText(version, servers);
