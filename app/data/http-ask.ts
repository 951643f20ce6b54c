import { isEnglish, type Language } from "#domain/languages.ts";
import { limits } from "#domain/limits.ts";
import { type Ask, addressOf, type CallOptions, type Query } from "#domain/query.ts";
import { CatalogError } from "./catalog-error.ts";
import { nextTask } from "./next-task.ts";
import { timeLimit } from "./time-limit.ts";

/** The server sheds prefetches first (server/request/request-env.ts). */
const requestOf = (body: object | undefined, options: CallOptions | undefined): RequestInit => ({
  signal: timeLimit(limits.waiting.attemptMs, options?.signal),
  headers: {
    ...(options?.priority === "speculative" && { purpose: "prefetch" }),
    ...(body && { "content-type": "application/json" }),
  },
  ...(body && { method: "POST", body: JSON.stringify(body) }),
});

const inBody = (body: object, { language }: CallOptions = {}): object => (isEnglish(language) ? body : { ...body, language });

/** Asks the server: section 7's functions for the data that they return, `/api/*` for the rest. */
export const httpAsk: Ask = async <Input extends readonly unknown[], Data, Options extends CallOptions>(
  query: Query<Input, Data, Options>,
  input: Input,
  options?: Options,
): Promise<Data> => {
  const path = addressOf(query, input, options);
  const body = query.body?.(...input);
  try {
    // Starting a request takes a phone 10 ms, and the page that a press leads to asks while it renders: it is painted first.
    await nextTask();
    const response = await fetch(path, requestOf(body && inBody(body, options), options));
    if (response.status === 404 && query.mayBeAbsent) return null as Data;
    if (!response.ok) throw new CatalogError(response.status, path);
    // Typed without parsing: our own server parsed it (server/upstream).
    return (await response.json()) as Data;
  } catch (cause) {
    if (options?.signal?.aborted || cause instanceof CatalogError) throw cause;
    throw new CatalogError(0, path, { cause });
  }
};

/** Asks for texts in a language. */
export const httpAskIn = (language: Language): Ask =>
  isEnglish(language) ? httpAsk : (query, input, options) => httpAsk(query, input, { ...options, language } as typeof options);
