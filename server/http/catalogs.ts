import type { Context } from "hono";
import type { Catalog } from "#domain/catalog.ts";

/** One promise for each who may be waiting: a visitor, a refresh in the background, a browser that fetches ahead. */
export type Catalogs = { visitor: Catalog; refresh: Catalog; speculative: Catalog };

/** A browser that fetches ahead says so: `Sec-Purpose` of its own accord, `Purpose` where our script does it. */
export const isPrefetch = (secPurpose: string | undefined, purpose: string | undefined): boolean =>
  /\bprefetch\b/i.test(`${secPurpose ?? ""} ${purpose ?? ""}`);

/** Whom to ask for this request: what nobody has asked to see waits for no call to the provider. */
export const catalogFor = ({ visitor, speculative }: Catalogs, { req }: Context): Catalog =>
  isPrefetch(req.header("sec-purpose"), req.header("purpose")) ? speculative : visitor;
