import type { FilmHost } from "#features/public-films/model/copies.ts";
import type { CopyFailure } from "#features/public-films/model/film-report.ts";
import { sampleReel } from "../sample-reel.ts";

// Of a film from a public archive.

/** In the middle of a sentence. */
const names: Record<FilmHost, string> = { blender: "the Blender project", commons: "Wikimedia Commons", archive: "the Internet Archive" };

const atStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const reasons: Record<CopyFailure, string> = {
  missing: "does not answer",
  slow: "does not answer",
  refused: "sends the film from a host that this site does not allow",
  "wrong-length": "has another film under this name",
};

/** "Wikimedia Commons does not answer. Trying the Internet Archive." `next`: `null` for the sample reel. */
function leftFor(host: FilmHost, failure: CopyFailure, next: FilmHost | null): string {
  const left = `${atStart(names[host])} ${reasons[failure]}.`;
  if (next === null) return `${left} Here is a sample reel instead.`;
  return `${left} ${next === host ? "Trying another copy there." : `Trying ${names[next]}.`}`;
}
export const publicFilm = {
  sampleReel,
  playsFrom: (hostName: string): string => `Plays from ${hostName}`,
  leftFor,
  noInternet: {
    what: "The film comes from the internet, and none of its hosts can be reached.",
    advice: "Check your connection to the internet, then try again.",
  },
  unreachable: "None of this film's hosts can be reached from here. Here is a sample reel meanwhile.",
};
