/** Where the visitor is: an address of the site without its language, and its entry in the browser's history. */
export type Location = {
  pathname: string;
  /** With its "?"; empty without parameters. */
  search: string;
  /** With its "#"; empty without one. */
  hash: string;
  /** What the link that led here states. Untrusted: the browser keeps it over versions. */
  state: unknown;
  /** Of the history entry; "default" where the router has not written it. */
  key: string;
};

type Address = Pick<Location, "pathname" | "search" | "hash">;

/** How a location came: by a link, by one that replaces the entry of its page, or by the document, Back and Forward. */
export type NavigationKind = "PUSH" | "REPLACE" | "POP";

/** @param to a path, or what follows that of the page: "?season=2", "#cast", or nothing */
export function addressFrom(pathname: string, to: string): Address {
  const { pathname: path, search, hash } = new URL(`http://site${to.startsWith("/") ? to : pathname + to}`);
  return { pathname: path, search, hash };
}

export const textOf = ({ pathname, search, hash }: Address): string => pathname + search + hash;
