import { isEnglish, type Language } from "#domain/languages.ts";
import type { CallOptions } from "#domain/query.ts";

/** English rows have the keys that they have had in all releases. */
export const keyIn = (key: string, language: Language | undefined): string => (isEnglish(language) ? key : `${key}:${language}`);

/** A call of the provider for texts in the language. */
export const callIn = (call: CallOptions, language: Language | undefined): CallOptions => (isEnglish(language) ? call : { ...call, language });

/** For texts that stand in for those of another language: without a call. */
export const cachedInEnglish = (options: CallOptions): CallOptions => ({ ...options, language: undefined, cachedOnly: true });
