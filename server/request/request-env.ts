import type { Context, MiddlewareHandler } from "hono";
import { languagePath } from "#domain/language-addresses.ts";
import { defaultLanguage, type Language } from "#domain/languages.ts";
import type { Priority } from "#domain/query.ts";

/** Browsers set `Sec-Purpose` on their own prefetches; our script sets `Purpose` (app/data/http-ask.ts). */
export const isPrefetch = ({ req }: Context): boolean => /\bprefetch\b/i.test([req.header("sec-purpose"), req.header("purpose")].join(" "));

/** Admission sets it where it has admitted the request. */
export const setPriority = (context: Context, priority: Priority): void => context.set("priority", priority);

export const priorityOf = (context: Context): Priority => (context.get("priority") as Priority | undefined) ?? "visitor";

/** Before all routes: what they refuse is refused in the language of the address. */
export const languageFromAddress =
  (offered: readonly Language[]): MiddlewareHandler =>
  (context, next) => {
    const found = languagePath(context.req.path, offered);
    if ("language" in found) context.set("language", found.language);
    return next();
  };

export const languageOfAddress = (context: Context): Language => (context.get("language") as Language | undefined) ?? defaultLanguage;
