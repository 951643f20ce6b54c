import { isEnglish, type TextLanguages } from "#domain/languages.ts";
import type { Page } from "#domain/page.ts";
import type { CallOptions } from "#domain/query.ts";
import { slugOf } from "#domain/slug.ts";

type Summary = { id: number; textLanguages?: TextLanguages<"title" | "name" | "overview"> | undefined; englishTitle?: string | undefined };
type Titled = Summary & { title?: string; name?: string };

/** What a list has of a title's marks. */
function marksIn({ textLanguages, englishTitle, title, name }: Titled): Pick<Summary, "textLanguages" | "englishTitle"> {
  const { title: ofTitle, name: ofName, overview } = textLanguages ?? {};
  const marks = { ...(ofTitle && { title: ofTitle }), ...(ofName && { name: ofName }), ...(overview && { overview }) };
  return {
    ...(Object.keys(marks).length > 0 && { textLanguages: marks }),
    ...(englishTitle && slugOf(title ?? name ?? "") === "" && { englishTitle }),
  };
}

/** Lists from memory, whose titles are in English, in a call's language: each title's row has them all, and is read if it is cached. */
export function translated<Details extends Titled, Item extends Summary>(
  load: (id: number, options: CallOptions) => Promise<Details | null>,
  summaryOf: (details: Details) => Item,
  markEnglish: (item: Item) => Item,
) {
  const items = async (list: readonly Item[], options: CallOptions = {}): Promise<Item[]> => {
    if (isEnglish(options.language)) return [...list];
    return Promise.all(
      list.map(async (item) => {
        const details = await load(item.id, { ...options, cachedOnly: true }).catch(() => null);
        return details ? { ...summaryOf(details), ...marksIn(details) } : markEnglish(item);
      }),
    );
  };
  return { items, page: async (page: Page<Item>, options?: CallOptions): Promise<Page<Item>> => ({ ...page, items: await items(page.items, options) }) };
}
