import { storedFields, storedText } from "#domain/device-settings.ts";
import type { VideoSubject } from "#domain/player.ts";

export type VideoKind = VideoSubject["kind"];
/** Ids of slots. */
export type LastServers = Partial<Record<VideoKind, string>>;

const version = 1;
const isSlotId = (value: unknown): value is string => typeof value === "string" && /^[a-z0-9-]{1,40}$/.test(value);

export function parseLastServers(text: string | null): LastServers {
  const { movie, tv } = storedFields(text, version);
  return { ...(isSlotId(movie) && { movie }), ...(isSlotId(tv) && { tv }) };
}

export const lastServersText = (servers: LastServers): string => storedText(version, servers);
