import { baseName, withoutCopyNumber } from "./imported-title.ts";

/** What a file of Trakt's export, or an array in one, is about. `account`: no titles. `listNames`: what the visitor's lists are called. */
export type TraktRole =
  | ("history" | "watchlist" | "ratings" | "playback" | "list" | "favorites" | "notes" | "comments")
  | ("hidden" | "collected" | "liked" | "recommended" | "listNames" | "account");

const kinds = "(?:-(?:movies|shows|seasons|episodes|all))?";

/** By the whole name, never by a part of it: "hidden-progress_watched" is not about what was watched. */
const roles: readonly (readonly [RegExp, TraktRole])[] = [
  [/^(?:hidden|dropped)(?:-.+)?$/, "hidden"],
  [/^(?:watched-)?playback(?:-.+)?$/, "playback"],
  [new RegExp(`^(?:watched|history|watched-history)${kinds}$`), "history"],
  [new RegExp(`^(?:lists-)?watchlist${kinds}$`), "watchlist"],
  [new RegExp(`^(?:ratings|rated)${kinds}$`), "ratings"],
  [new RegExp(`^(?:lists-)?favorites${kinds}$`), "favorites"],
  [new RegExp(`^(?:lists-)?recommendations${kinds}$`), "recommended"],
  [new RegExp(`^(?:collection|collected)${kinds}$`), "collected"],
  [/^(?:likes|liked)(?:-.+)?$/, "liked"],
  [/^comments(?:-.+)?$/, "comments"],
  [/^notes(?:-.+)?$/, "notes"],
  [/^lists-lists$/, "listNames"],
  [/^lists-collaborations$/, "account"],
  [/^lists?(?:-.+)?$/, "list"],
  [/^(?:user|network|followers|following|friends|settings|profile|stats|api-keys|media-connections|social|requests)(?:-.+)?$/, "account"],
];

/** Without the number of a page or a copy: "watched-history-12", "ratings-movies (1)". */
const plain = (name: string): string => withoutCopyNumber(name.toLowerCase()).replace(/[_\s]+/g, "-");

/** `null`: the name says nothing. Then the items' own fields decide. */
export function roleOf(fileOrKey: string): TraktRole | null {
  const name = plain(baseName(fileOrKey)).replace(/-\d+$/, "");
  return roles.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}
