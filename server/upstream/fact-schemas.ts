import { z } from "zod";
import type { CollectionPart } from "#features/titles/model/collection.ts";
import {
  type AiredEpisode,
  type ExternalIds,
  type MovieFacts,
  type Named,
  noMovieFacts,
  noSeriesFacts,
  type SeriesFacts,
} from "#features/titles/model/title-facts.ts";
import { id, imagePath, imdbId, isObject, listIn, most, name, someOf, stored, text, textOrNull } from "./fields.ts";
import { finaleMark } from "./season-schemas.ts";

const maxAddressChars = 500;

/** With a user name in it an address looks like another site's. */
function isWebAddress(value: string): boolean {
  if (value.length > maxAddressChars || !URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return /^https?:$/.test(protocol) && username + password === "";
}

const webAddress = z.string().refine(isWebAddress);

export const homepage = z.string().trim().pipe(webAddress).nullable().catch(null);

const namedItem: z.ZodType<Named> = z.object({ id, name });

const countryCode = z.string().regex(/^[A-Z]{2}$/);
const countries = someOf(z.object({ iso_3166_1: countryCode }), most.facts).transform((found) => found.map((country) => country.iso_3166_1));

/** A name in another site's address. */
const profileName = z
  .string()
  .regex(/^[\w.@-]{1,100}$/)
  .nullable()
  .catch(null);
const wikidataId = z
  .string()
  .regex(/^Q[1-9]\d{0,11}$/)
  .nullable()
  .catch(null);

/** The provider's part of that name, for titles and people. */
export const externalIds: z.ZodType<ExternalIds> = z
  .preprocess(
    (part) => (isObject(part) ? part : {}),
    z.object({
      imdb_id: z
        .string()
        .regex(/^(?:tt|nm)\d{5,10}$/)
        .nullable()
        .catch(null),
      wikidata_id: wikidataId,
      facebook_id: profileName,
      instagram_id: profileName,
      twitter_id: profileName,
      tiktok_id: profileName,
      youtube_id: profileName,
    }),
  )
  .transform(({ tiktok_id, youtube_id, ...ids }) => ({
    imdb: ids.imdb_id,
    wikidata: ids.wikidata_id,
    facebook: ids.facebook_id,
    instagram: ids.instagram_id,
    twitter: ids.twitter_id,
    ...(tiktok_id !== null && { tiktok: tiktok_id }),
    ...(youtube_id !== null && { youtube: youtube_id }),
  }));

/** The provider's 0 means unknown. */
const dollars = z.number().positive().nullable().catch(null);

const commonFields = {
  status: text,
  homepage,
  production_countries: countries,
  production_companies: someOf(namedItem, most.facts),
  external_ids: externalIds,
};

type Common = z.infer<z.ZodObject<typeof commonFields>>;

const commonFacts = ({ status, homepage: address, production_countries, production_companies, external_ids }: Common) => ({
  status,
  homepage: address,
  countries: production_countries,
  companies: production_companies,
  external_ids,
});

/** From a film's details. */
export const movieFacts: z.ZodType<MovieFacts> = z
  .object({ ...commonFields, original_title: text, keywords: listIn("keywords", namedItem, most.facts), imdb_id: imdbId, budget: dollars, revenue: dollars })
  .transform(({ original_title, keywords, imdb_id, budget, revenue, ...common }) => {
    const facts = commonFacts(common);
    return { ...facts, external_ids: { ...facts.external_ids, imdb: facts.external_ids.imdb ?? imdb_id }, original_title, keywords, budget, revenue };
  });

const airedEpisode: z.ZodType<AiredEpisode | null> = z
  .object({ season_number: stored.wholeNumber, episode_number: stored.wholeNumber, name: text, air_date: textOrNull, episode_type: text })
  .transform(({ episode_type, ...episode }) => ({ ...episode, ...finaleMark(episode_type) }))
  .nullable()
  .catch(null);

/** From a series' details. */
export const seriesFacts: z.ZodType<SeriesFacts> = z
  .object({
    ...commonFields,
    original_name: text,
    keywords: listIn("results", namedItem, most.facts),
    networks: someOf(namedItem, most.facts),
    type: text,
    last_air_date: text,
    last_episode_to_air: airedEpisode,
    next_episode_to_air: airedEpisode,
  })
  .transform(({ original_name, keywords, networks, type, last_air_date, last_episode_to_air, next_episode_to_air, ...common }) => ({
    ...commonFacts(common),
    original_title: original_name,
    keywords,
    networks,
    type,
    last_air_date,
    last_episode: last_episode_to_air,
    next_episode: next_episode_to_air,
  }));

export const storedHomepage = webAddress.nullable();
export const storedExternalIds = z.object({
  imdb: stored.textOrNull,
  wikidata: stored.textOrNull,
  facebook: stored.textOrNull,
  instagram: stored.textOrNull,
  twitter: stored.textOrNull,
  tiktok: stored.textOrNull.optional(),
  youtube: stored.textOrNull.optional(),
});

const storedFields = {
  status: z.string(),
  original_title: z.string(),
  countries: z.array(countryCode),
  companies: z.array(namedItem),
  keywords: z.array(namedItem),
  homepage: storedHomepage,
  external_ids: storedExternalIds,
};

// Rows of builds before these facts have none of them.
export const storedMovieFacts = z.object({ ...storedFields, budget: stored.numberOrNull, revenue: stored.numberOrNull }).default(noMovieFacts);

const storedAiredEpisode = z
  .object({
    season_number: stored.wholeNumber,
    episode_number: stored.wholeNumber,
    name: z.string(),
    air_date: stored.textOrNull,
    finale: z.literal(true).optional(),
  })
  .nullable();

export const storedSeriesFacts = z
  .object({
    ...storedFields,
    networks: z.array(namedItem),
    type: z.string(),
    last_air_date: z.string(),
    last_episode: storedAiredEpisode,
    next_episode: storedAiredEpisode,
  })
  .default(noSeriesFacts);

const collectionFields = { id, name, poster_path: imagePath, backdrop_path: imagePath };

/** What a film's details say of its collection. */
export const collectionPart: z.ZodType<CollectionPart | null> = z.object(collectionFields).nullable().catch(null);
export const storedCollectionPart = z.object({ id, name: z.string(), poster_path: stored.imagePath, backdrop_path: stored.imagePath }).nullable().default(null);
