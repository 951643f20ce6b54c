/** The messages between a page of this site and a player in its frame: docs/player-protocol.md. Positions are in seconds. */
const protocolVersion = 1;

const states = ["ready", "playing", "paused", "ended"] as const;
const requests = ["next", "leave"] as const;
const reasons = ["source", "network", "format"] as const;
const commands = ["toggle", "back", "forward", "mute", "fullscreen", "captions"] as const;

export type PlayerError = (typeof reasons)[number];
/** In the order of the keys K, J, L, M, F and C. */
export type PageCommand = (typeof commands)[number];

/** From a frame to the page. */
export type PlayerMessage =
  | { matinee: 1; type: (typeof states)[number] }
  /** What a remote control asks of the page: the next episode; to close the player. */
  | { matinee: 1; type: (typeof requests)[number] }
  /** At most one a second. `duration`: `null` for a live stream. */
  | { matinee: 1; type: "position"; position: number; duration: number | null }
  | { matinee: 1; type: "error"; reason: PlayerError };

/** From the page to a frame that has said "ready". */
export type PageMessage =
  | { matinee: 1; type: "seek"; position: number }
  | { matinee: 1; type: "command"; command: PageCommand }
  | { matinee: 1; type: "play" | "pause" };

type Fields = Record<string, unknown>;

const isFields = (data: unknown): data is Fields => typeof data === "object" && data !== null && !Array.isArray(data);
const isSeconds = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value) && value >= 0;
const oneOf = <Name extends string>(names: readonly Name[], value: unknown): Name | undefined => names.find((name) => name === value);

/** `null` if the data is not of this version of the protocol. */
const messageFields = (data: unknown): Fields | null => (isFields(data) && data.matinee === protocolVersion ? data : null);

/** `null` for everything that a frame may say besides: it is ignored. */
export function parsePlayerMessage(data: unknown): PlayerMessage | null {
  const fields = messageFields(data);
  if (fields === null) return null;
  const { position, duration } = fields;
  const state = oneOf([...states, ...requests], fields.type);
  if (state !== undefined) return { matinee: 1, type: state };
  const reason = oneOf(reasons, fields.reason);
  if (fields.type === "error" && reason !== undefined) return { matinee: 1, type: "error", reason };
  if (fields.type !== "position" || !isSeconds(position) || (duration !== null && !isSeconds(duration))) return null;
  return { matinee: 1, type: "position", position, duration };
}

export function parsePageMessage(data: unknown): PageMessage | null {
  const fields = messageFields(data);
  if (fields === null) return null;
  const { type, position } = fields;
  if (type === "play" || type === "pause") return { matinee: 1, type };
  if (type === "seek" && isSeconds(position)) return { matinee: 1, type, position };
  const command = oneOf(commands, fields.command);
  return type === "command" && command !== undefined ? { matinee: 1, type, command } : null;
}
