import { isEnglish, type Language } from "./languages.ts";
import type { Notice } from "./notices.ts";
import type { TakedownKind } from "./takedown.ts";

/**
 * Who waits for the data: a visitor, a client that requests more than its share, a background refresh of stale data, or a prefetch that may
 * never be shown.
 */
export type Priority = "visitor" | "excess" | "refresh" | "speculative";

/**
 * `signal` cancels a search that the visitor's next keystroke has replaced. `priority` defaults to "visitor". `cachedOnly`: on the server, data
 * of any age from memory or the store, without a call of the provider; a list that is not cached is empty. `beforeLoad`: on the server, runs
 * before what is not cached is loaded from the provider, and prevents that by throwing. `language`: of the answer's texts; English without it.
 */
export type CallOptions = { signal?: AbortSignal; priority?: Priority; cachedOnly?: true; beforeLoad?: () => void; language?: Language };

/**
 * What a page asks of the catalog. `Input`: what the answer depends on, beside what `Options` adds. `null`: there is no such title or person;
 * every other failure rejects. Lists are in the provider's order, and a page beyond the end of one is empty.
 */
export type Query<Input extends readonly unknown[], Data, Options extends CallOptions = CallOptions> = {
  /** Of the catalog's method that answers it (features/catalog.ts). */
  name: string;
  /** The address of an input. */
  address: (...call: [...input: Input, options?: Options]) => string;
  /** Of a function of section 7, which is called by POST. */
  body?: (...input: Input) => Record<string, number>;
  /** The address's pattern, whose `:id` is the input's first value, and its parameter, which is the second. Absent: `server/http/` reads the input itself. */
  route?: { pattern: string; parameter?: "page" | "region" };
  /** Whether the answer may be `null`, which is a 404. */
  mayBeAbsent?: boolean;
  /** What a failure shows: toasts, or a text in place. */
  failures: readonly Notice[];
  /** The kind of title or person that the input's first value is an id of: if the operator has blocked it, it is absent. */
  about?: TakedownKind;
  /** Where the data has titles and people that may be blocked: "credits.cast" is the property `cast` of the property `credits`, "" the data itself. */
  contains?: Readonly<Record<string, TakedownKind>>;
  /** For types alone. */
  answers?: (data: Data) => void;
};

// biome-ignore lint/suspicious/noExplicitAny: the inputs of all queries have nothing in common.
export type AnyQuery = Query<any, any, any>;

/** Of the catalog's addresses. `language` is a filter of Discover, of the language that titles were made in. */
export const languageParameter = "lang";

export const inLanguage = (address: string, language: Language | undefined): string =>
  isEnglish(language) ? address : `${address}${address.includes("?") ? "&" : "?"}${languageParameter}=${language}`;

/** Where a query's answer is, in the language of the options. A function of section 7 has the language in its body. */
export function addressOf<Input extends readonly unknown[], Data, Options extends CallOptions>(
  { address, body }: Query<Input, Data, Options>,
  input: Input,
  options?: Options,
): string {
  const inEnglish = address(...input, options);
  return body ? inEnglish : inLanguage(inEnglish, options?.language);
}

/** Asks the catalog: on the server over the store and the provider, in the browser over HTTP. */
export type Ask = <Input extends readonly unknown[], Data, Options extends CallOptions>(
  query: Query<Input, Data, Options>,
  input: Input,
  options?: NoInfer<Options>,
) => Promise<Data>;

export const query = <Input extends readonly unknown[], Data, Options extends CallOptions = CallOptions>(
  definition: Query<Input, Data, Options>,
): Query<Input, Data, Options> => definition;

type Rest = Pick<AnyQuery, "failures" | "about" | "contains" | "mayBeAbsent">;

/** A query of one address. */
export const plainQuery = <Data>(name: string, address: string, rest: Rest): Query<[], Data> => ({
  name,
  address: () => address,
  route: { pattern: address },
  ...rest,
});

/** A query by the id of a title or person. */
export const idQuery = <Data>(name: string, pattern: string, rest: Rest): Query<[id: number], Data> => ({
  name,
  address: (id) => pattern.replace(":id", String(id)),
  route: { pattern },
  mayBeAbsent: true,
  ...rest,
});

/** A query by an id and a country's code. */
export const regionQuery = <Data>(name: string, pattern: string, about: TakedownKind): Query<[id: number, region: string], Data> => ({
  name,
  address: (id, region) => `${pattern.replace(":id", String(id))}?${new URLSearchParams({ region })}`,
  route: { pattern, parameter: "region" },
  failures: [],
  about,
  mayBeAbsent: true,
});

/** Lower is served first. */
export const rankOf: Record<Priority, number> = { visitor: 0, excess: 1, refresh: 2, speculative: 3 };
