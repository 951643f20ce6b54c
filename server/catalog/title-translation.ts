import { isEnglish } from "#domain/languages.ts";
import type { CallOptions } from "#domain/query.ts";
import { storedTranslations, type Translations } from "#server/upstream/translation-schemas.ts";
import type { CatalogDeps } from "./catalog-deps.ts";
import { freshFor } from "./fresh-for.ts";
import { nullOn404 } from "./null-on-404.ts";
import type { InLanguage } from "./translated-title.ts";

/**
 * What a title's row has in the call's language; `null` in English. A row without it (of an older build, or of a title whose response would have been too
 * large) has its translations by a second call, in a row of their own.
 */
export function titleTranslation({ provider, cache }: CatalogDeps, kind: "movie" | "tv") {
  const loaded = (id: number, options: CallOptions): Promise<Translations | null> =>
    cache(
      {
        row: { table: "answers", schema: storedTranslations },
        key: `translations:${kind}:${id}`,
        freshMs: freshFor.details,
        load: (call) => nullOn404(provider.translations(kind, id, call)),
      },
      options,
    );
  return async (id: number, translations: Translations | null, options: CallOptions = {}): Promise<InLanguage | null> => {
    const { language } = options;
    if (isEnglish(language)) return null;
    const translation = translations?.[language];
    if (translation) return { language, translation };
    // English is better than no page.
    const second = await loaded(id, options).catch(() => null);
    return { language, translation: second?.[language] ?? null };
  };
}
