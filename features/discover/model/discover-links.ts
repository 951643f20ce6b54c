import type { DiscoverType } from "#domain/addresses.ts";
import { paths } from "#domain/addresses.ts";

const linkBy =
  (parameter: string) =>
  (type: DiscoverType, id: number): string =>
    `${paths.discover}?${type === "tv" ? "type=tv&" : ""}${parameter}=${id}`;

/** Discover's lists of one company, network or keyword, written out: the code that writes any filters would weigh on every page of a title. */
export const discoverLinks = { company: linkBy("company"), network: linkBy("network"), keyword: linkBy("keyword") } as const;
