/** A file with more episodes than this is a mistake in reading its name. */
const mostEpisodes = 30;
/** A bare number further away belongs to the episode's title: "4x05-24.Hours". */
const mostSkipped = 12;

/** One more episode: what joins it, its season ("S01", "4x") and its mark ("E", "x"). A codec ("x264") is none. */
const further =
  /^(?<gap>\s?[-–—~+&,]\s?|[\s._]|\s(?:and|und|et|en|y|to|bis)\s)?(?:s?(?<season>\d{1,4})(?=[\s._]?(?:e|ep|x)[\s._]?\d))?(?<mark>[\s._]?(?:ep|e|x)[.\s]?)?(?<number>(?!26[3-6](?!\d))\d{1,5})(?!\d|(?!v\d)\p{L})/iu;
/** Behind a letter the number is a mark's own: "E05E06", "S01E05x06". */
const furtherJoined = /^(?<gap>)(?<mark>ep|e|x)(?<number>(?!26[3-6](?!\d))\d{1,5})(?=[ex]\d|[^\d\p{L}]|$)/iu;

const tightJoint = /^(?:[-–—~+&,]|\s(?:to|bis)\s)$/iu;
/** Before the very next number alone: "S03E21.22", "4x05_06", "E03 and 04", "E03 & 04". */
const nextJoint = /^(?:[._]|\s(?:\p{L}+|[&+])\s)$/u;
const dashed = /[-–—~+&,]/u;

export type EpisodeList = { last: number; rest: string };

type Read = { number: number; length: number };

function readFurther(text: string, { season, previous, width }: { season: number | null; previous: number; width: number }): Read | null {
  const found = furtherJoined.exec(text) ?? further.exec(text);
  const { gap = "", mark, number = "", season: named } = found?.groups ?? {};
  if (!found || (named !== undefined && Number(named) !== season)) return null;
  const next = Number(number);
  const isBare = mark === undefined;
  if (isBare && !(tightJoint.test(gap) && next - previous <= mostSkipped) && !(nextJoint.test(gap) && next === previous + 1 && number.length === width))
    return null;
  // "E02 E3 Expo": without a dash the numbers are written alike.
  if (!isBare && !dashed.test(gap) && number.length < width) return null;
  return next > previous ? { number: next, length: found[0].length } : null;
}

/**
 * The further episodes that a name lists behind its first: "-E06", "-06-07", "+06", ".S04E06", " - 4x06", "x06". A bare number needs a joint
 * without spaces: "4x05 - 11 Minutes" is one episode.
 */
export function readEpisodeList(text: string, { season, first }: { season: number | null; first: string }): EpisodeList {
  const begin = Number(first);
  let last = begin;
  let rest = text;
  for (;;) {
    const found = readFurther(rest, { season, previous: last, width: first.length });
    if (!found || found.number - begin >= mostEpisodes) return { last, rest };
    last = found.number;
    rest = rest.slice(found.length);
  }
}
