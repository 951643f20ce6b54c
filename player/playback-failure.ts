import type { PlayerError } from "#features/player/model/player-protocol.ts";

/** MediaError's codes, as numbers because Node has no MediaError. */
const networkCode = 2;
const decodeCode = 3;

/**
 * Why the browser cannot play the film. `code`: of its MediaError, `null` if every source failed before one was chosen. A missing file and an unknown
 * format have the same code, so `isPlayable` (the browser plays the type of a source) decides.
 */
export function failureReason({ code, isPlayable }: { code: number | null; isPlayable: boolean }): PlayerError {
  if (code === networkCode) return "network";
  if (code === decodeCode || !isPlayable) return "format";
  return "source";
}

/** Why hls.js cannot. `status`: of the last answer, if there was one. */
export function playlistFailureReason({ type, status }: { type: string; status: number | undefined }): PlayerError {
  if (type === "networkError") return status !== undefined && status >= 400 ? "source" : "network";
  return type === "mediaError" || type === "muxError" ? "format" : "source";
}
