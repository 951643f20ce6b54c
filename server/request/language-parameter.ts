import type { Context } from "hono";
import { z } from "zod";
import { defaultLanguage, languageCodes } from "#domain/languages.ts";
import { languageParameter } from "#domain/query.ts";

/** A language of this site. */
export const languageCode = z.enum(languageCodes, `must be one of ${languageCodes.join(", ")}`);

const parameters = z.object({ [languageParameter]: languageCode.default(defaultLanguage) }).transform((found) => found[languageParameter] ?? defaultLanguage);

/** `lang=` of the API's addresses; English without it. */
export const parseLanguage = ({ req }: Context) => parameters.safeParse({ [languageParameter]: req.query(languageParameter) });
