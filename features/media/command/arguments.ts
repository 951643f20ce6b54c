import { correctedOutcome } from "#features/media/match/correction.ts";

export type MediaCommand = { name: "scan"; json: boolean } | { name: "fix"; path: string; target: string } | { name: "forget"; path: string };

const usage = "npm run media [-- --json | --fix PATH movie:19 | --fix PATH tv:1396:s2e5 | --forget PATH]";

/** An error is one line. */
export function parseArguments(words: readonly string[]): MediaCommand | { error: string } {
  const [flag, path, target, ...rest] = words;
  if (flag === undefined) return { name: "scan", json: false };
  if (flag === "--json" && path === undefined) return { name: "scan", json: true };
  if (flag === "--fix") {
    if (path === undefined || target === undefined || rest.length > 0) return { error: "--fix needs a path and a title, such as --fix Films/m.mkv movie:19" };
    return correctedOutcome(target) ? { name: "fix", path, target } : { error: `"${target}" must be like movie:19 or tv:1396:s2e5` };
  }
  if (flag === "--forget") return path !== undefined && target === undefined ? { name: "forget", path } : { error: "--forget needs one path" };
  return { error: `"${flag}" is not known; usage: ${usage}` };
}
