import { z } from "zod";
import { isoOf, type Language, otherLanguages } from "#domain/languages.ts";
import { limits } from "#domain/limits.ts";
import { regionOfLanguage } from "#domain/region.ts";
import { rankedVideos, type Video } from "#features/titles/model/video.ts";
import { homepage, storedHomepage } from "./fact-schemas.ts";
import { imagePath, isObject, minutesOrNull, someOf, stored, text } from "./fields.ts";
import { textIn, titleIn } from "./text-in-language.ts";
import { storedVideos, videosIn } from "./video-schemas.ts";

/** What a title has in one language. Nothing stands in for what it lacks. */
export type Translation = {
  title?: string | undefined;
  overview?: string | undefined;
  tagline?: string | undefined;
  homepage?: string | undefined;
  runtime?: number | undefined;
  poster?: string | undefined;
  logo?: string | undefined;
  /** Best first. */
  videos?: Video[] | undefined;
};

/** In all languages but English, in which the row itself is. A language that is missing was not asked for. */
export type Translations = { [Code in Language]?: Translation | undefined };

/** Parts of a title's response; pictures in our languages and without words. */
export const translationParts = "translations,images";
export const translationParameters = { include_image_language: [...new Set(["en", ...otherLanguages.map(isoOf)]), "null"].join(",") };

const entry = z.object({
  iso_639_1: text,
  iso_3166_1: text,
  // Films have titles, series names.
  data: z.object({ title: text, name: text, overview: text, tagline: text, homepage, runtime: minutesOrNull }),
});
const picture = z.object({ file_path: imagePath, iso_639_1: text });

/** No title has as many translations, and none as many posters in our languages. */
const mostEntries = { translations: 300, pictures: 1000 };

const translated = z.object({
  translations: z.preprocess((part) => (isObject(part) ? part.translations : []), someOf(entry, mostEntries.translations)),
  images: z.object({ posters: someOf(picture, mostEntries.pictures), logos: someOf(picture, mostEntries.pictures) }).catch({ posters: [], logos: [] }),
  original_language: text,
  videos: videosIn,
});
type Translated = z.infer<typeof translated>;

/** Of the language's regional variants the one that is asked for is first. */
const variantsOf = ({ translations }: Translated, language: Language) =>
  translations
    .filter((variant) => variant.iso_639_1 === isoOf(language))
    .toSorted((a, b) => Number(b.iso_3166_1 === regionOfLanguage(language)) - Number(a.iso_3166_1 === regionOfLanguage(language)))
    .map(({ data }) => data);

const pictureIn = (pictures: Translated["images"]["posters"], language: Language): string | undefined =>
  pictures.find((one) => one.iso_639_1 === isoOf(language) && one.file_path !== null)?.file_path ?? undefined;

/** Those in the title's own language are among its other videos. */
function videosOf({ videos, original_language }: Translated, language: Language): Video[] {
  const own = original_language === isoOf(language) ? [] : videos.filter((video) => video.language === isoOf(language));
  return rankedVideos(own).slice(0, limits.detail.shownVideos);
}

const firstText = (texts: readonly string[]): string | undefined => texts.find((one) => one !== "");

/** Each field from the first variant that has it. */
function translationIn(response: Translated, language: Language): Translation {
  const variants = variantsOf(response, language);
  const textOf = (field: "overview" | "tagline") => firstText(variants.map((variant) => textIn(language, variant[field])));
  const videos = videosOf(response, language);
  const found: Translation = {
    title: firstText(variants.map(({ title, name }) => titleIn(language, title || name))),
    overview: textOf("overview"),
    tagline: textOf("tagline"),
    homepage: variants.find((variant) => variant.homepage !== null)?.homepage ?? undefined,
    runtime: variants.find((variant) => variant.runtime !== null)?.runtime ?? undefined,
    poster: pictureIn(response.images.posters, language),
    logo: pictureIn(response.images.logos, language),
    ...(videos.length > 0 && { videos }),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** Of a response with `translationParts`. */
export const translations: z.ZodType<Translations> = translated.transform((response) =>
  Object.fromEntries(otherLanguages.map((language) => [language, translationIn(response, language)])),
);

/** `null` if the response does not have them: it would have been too large. */
export const translationsBeside: z.ZodType<Translations | null> = z.looseObject({}).transform((body) => {
  const found = isObject(body.translations) ? translations.safeParse(body) : null;
  return found?.data ?? null;
});

const storedTranslation = z.object({
  title: z.string().optional(),
  overview: z.string().optional(),
  tagline: z.string().optional(),
  homepage: storedHomepage.unwrap().optional(),
  runtime: stored.minutesOrNull.unwrap().optional(),
  poster: stored.imagePath.unwrap().optional(),
  logo: stored.imagePath.unwrap().optional(),
  videos: storedVideos.unwrap().optional(),
});

export const storedTranslations: z.ZodType<Translations> = z.object(
  Object.fromEntries(otherLanguages.map((language) => [language, storedTranslation.optional()])),
);

/** Rows of builds before these have none. */
export const storedTranslationsBeside = storedTranslations.nullable().default(null);
