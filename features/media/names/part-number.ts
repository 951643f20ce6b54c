const marks = "cd|dvd|dis[ck]|disque|disco|part|pt|parte|teil|partie|reel";
const letters = "abcd";
const pattern = new RegExp(
  `^(?<name>.*?)[\\s._([{-]*(?<mark>${marks})[\\s._-]*(?:(?<digits>\\d{1,2})|(?<letter>[a-d]))(?:\\s*of\\s*\\d{1,2})?[\\s)\\]}]*(?<rest>.*)$`,
  "iu",
);

/** A film in several files. `name`: without the number. `isDisc`: "cd1" and "disc 1" are never part of a title; "part 1" may be. */
export type PartName = { name: string; part: number; isDisc: boolean };

export function partName(stem: string): PartName | null {
  const groups = pattern.exec(stem)?.groups;
  if (!groups) return null;
  const { name = "", mark = "", digits, letter = "", rest = "" } = groups;
  // "Particles", "Disco": the mark must be a word.
  if (/\p{L}$/u.test(name) && !/[\s._([{-]/u.test(stem[name.length] ?? "")) return null;
  // "DVD9" is a kind of disc.
  if (/^dvd$/i.test(mark) && /dvd[59](?!\d)/i.test(stem)) return null;
  const part = digits ? Number(digits) : letters.indexOf(letter.toLowerCase()) + 1;
  if (part < 1 || /^\p{L}/u.test(rest)) return null;
  return { name: `${name} ${rest}`.trim(), part, isDisc: /^(?:cd|dvd|dis)/i.test(mark) };
}
