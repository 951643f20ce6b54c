import { z } from "zod";
import { type OfferKind, offerKinds, type Release, type WatchProvider } from "#features/titles/model/in-region.ts";
import { id, imagePath, isObject, listIn, most, name, someOf, stored, string } from "./fields.ts";

/** A value for each country by its ISO 3166-1 code. */
type PerRegion<T> = Record<string, T>;

/** What a title's response says of all countries. A streaming provider is in most of them, so that each is written once. */
export type TitleRegions = {
  certifications: PerRegion<string>;
  releases: PerRegion<Release[]>;
  providers: WatchProvider[];
  /** Ids of `providers`. */
  offers: PerRegion<Partial<Record<OfferKind, number[]>>>;
  /** The provider's page about one country's offers. */
  link: string | null;
};

const regionCode = z.string().regex(/^[A-Z]{2}$/);

const entriesOf = <T>(values: readonly { region: string; value: T }[]): PerRegion<T> => Object.fromEntries(values.map(({ region, value }) => [region, value]));

const date = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d/)
  .transform((value) => value.slice(0, "YYYY-MM-DD".length));
const certification = string.trim().max(30).catch("");
const note = string.trim().max(200).catch("");

const release = z.object({ certification, type: z.int().min(0).max(9).catch(0), release_date: date.catch(""), note });
const releasesOfCountry = z.object({ iso_3166_1: regionCode, release_dates: someOf(release, most.facts) });

/** The provider's number for a release in cinemas, whose certification is the film's own. */
const inCinemas = 3;

/** The appended `release_dates` of a film. */
export const movieReleases = listIn("results", releasesOfCountry, most.countries).transform(
  (countries): Pick<TitleRegions, "certifications" | "releases"> => ({
    certifications: entriesOf(
      countries.flatMap(({ iso_3166_1: region, release_dates }) => {
        const certified = release_dates.filter((entry) => entry.certification !== "");
        const chosen = certified.find((entry) => entry.type === inCinemas) ?? certified[0];
        return chosen ? [{ region, value: chosen.certification }] : [];
      }),
    ),
    releases: entriesOf(
      countries.flatMap(({ iso_3166_1: region, release_dates }) => {
        const dated = release_dates.filter((entry) => entry.release_date !== "" && entry.type > 0);
        const value = dated.map(({ type, release_date, note: remark }) => ({ type, date: release_date, note: remark }));
        return value.length > 0 ? [{ region, value: value.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.type - b.type)) }] : [];
      }),
    ),
  }),
);

const ratingOfCountry = z.object({ iso_3166_1: regionCode, rating: string.trim().min(1).max(30) });

/** The appended `content_ratings` of a series. */
export const seriesCertifications = listIn("results", ratingOfCountry, most.countries).transform(
  (ratings): Pick<TitleRegions, "certifications" | "releases"> => ({
    certifications: entriesOf(ratings.map(({ iso_3166_1: region, rating: value }) => ({ region, value }))),
    releases: {},
  }),
);

const watchProvider = z
  .object({ provider_id: id, provider_name: name.max(100), logo_path: imagePath })
  .transform(({ provider_id, provider_name, logo_path }): WatchProvider => ({ id: provider_id, name: provider_name, logo_path }));

/** In the provider's order. */
const offered = someOf(watchProvider, most.facts);
const link = z
  .string()
  .max(300)
  .refine((value) => URL.canParse(value) && new URL(value).protocol === "https:")
  .nullable()
  .catch(null);

const offersOfCountry = z
  .object({ link, flatrate: offered, free: offered, ads: offered, rent: offered, buy: offered })
  .transform(({ link: address, flatrate: stream, ...offers }) => ({ link: address, offers: { stream, ...offers } }));

type CountryOffers = { region: string } & z.infer<typeof offersOfCountry>;

function countriesIn(part: unknown): CountryOffers[] {
  const results = isObject(part) && isObject(part.results) ? part.results : {};
  return Object.entries(results)
    .slice(0, most.countries)
    .flatMap(([region, raw]) => {
      const { data } = offersOfCountry.safeParse(raw);
      return data && regionCode.safeParse(region).success ? [{ region, ...data }] : [];
    });
}

const idsOf = ({ offers }: CountryOffers) =>
  Object.fromEntries(offerKinds.filter((kind) => offers[kind].length > 0).map((kind) => [kind, [...new Set(offers[kind].map((one) => one.id))]]));

/** The appended `watch/providers`. */
export const watchProviders = z
  .unknown()
  .optional()
  .transform((part): Pick<TitleRegions, "providers" | "offers" | "link"> => {
    const countries = countriesIn(part);
    const providers = countries.flatMap(({ offers }) => offerKinds.flatMap((kind) => offers[kind]));
    const withOffers = countries.map((country) => ({ region: country.region, value: idsOf(country) })).filter(({ value }) => Object.keys(value).length > 0);
    return {
      providers: [...new Map(providers.map((provider) => [provider.id, provider])).values()],
      offers: entriesOf(withOffers),
      link: countries.find((country) => country.link !== null)?.link ?? null,
    };
  });

const perRegion = <T>(value: z.ZodType<T>): z.ZodType<PerRegion<T>> => z.record(regionCode, value);
const ids = z.array(id).optional();

/** `null`: a row of a build that did not ask for this. */
export const storedRegions: z.ZodType<TitleRegions | null> = z
  .object({
    certifications: perRegion(z.string()),
    releases: perRegion(z.array(z.object({ type: stored.wholeNumber, date: z.string(), note: z.string() }))),
    providers: z.array(z.object({ id, name: z.string(), logo_path: stored.imagePath })),
    offers: perRegion(z.object({ stream: ids, free: ids, ads: ids, rent: ids, buy: ids })),
    link: stored.textOrNull,
  })
  .nullable()
  .default(null);
