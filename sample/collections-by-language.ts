import { type Collection, collectionOf } from "./collection.ts";
import type { Data } from "./data-schema.ts";
import { translatedData } from "./translated-data.ts";

export type Collections = {
  english: Collection;
  /** `language`: a request's, such as "de-DE"; without it English, as the provider answers. A region makes no difference. */
  collectionIn: (language: string | undefined) => Collection;
};

/** A language's collection is made at its first request. Those without a translation share one. */
export function collectionsOf(data: Data): Collections {
  const english = collectionOf(data);
  const made = new Map<string, Collection>([["en", english]]);
  const collectionIn = (language: string | undefined): Collection => {
    const [code = ""] = (language || "en-US").split("-");
    const translation = data.translations.find(({ iso_639_1 }) => iso_639_1 === code);
    const key = code === "en" || translation ? code : "other";
    const collection = made.get(key) ?? collectionOf(translatedData(data, translation));
    made.set(key, collection);
    return collection;
  };
  return { english, collectionIn };
}
