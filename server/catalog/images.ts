import type { CallOptions } from "#domain/query.ts";
import type { Season } from "#domain/series.ts";
import type { Catalog } from "#features/catalog.ts";
import { type Image, mixedKinds } from "#features/titles/model/images.ts";
import { storedImages } from "#server/upstream/image-calls.ts";
import type { CatalogDeps } from "./catalog-deps.ts";
import { freshFor } from "./fresh-for.ts";
import { callIn, keyIn } from "./in-language.ts";
import { nullOn404 } from "./null-on-404.ts";

type Images = Pick<Catalog, "movieImages" | "seriesImages" | "personImages">;
type Load = (id: number, options: CallOptions) => Promise<Image[]>;

const firstSeason = 1;
/** Stills of more episodes would outnumber the pictures of the series. */
const mostStills = 12;
/** A season does not say how large its stills are. All have this shape. */
const stillSize = { width: 1920, height: 1080 };

const stillsOf = (season: Season | null): Image[] =>
  (season?.episodes ?? [])
    .flatMap(({ still_path }) => (still_path === null ? [] : { kind: "still" as const, path: still_path, ...stillSize }))
    .slice(0, mostStills);

/** The pictures of titles and people: a call of their own, when a page shows them. */
export function imageCatalog({ provider, cache }: CatalogDeps, { season }: Pick<Catalog, "season">): Images {
  const imagesOf =
    (kind: "movie" | "tv" | "person", load: Load) =>
    (id: number, { language, ...options }: CallOptions = {}): Promise<Image[] | null> =>
      cache(
        {
          row: { table: "answers", schema: storedImages },
          key: keyIn(`images:${kind}:${id}`, language),
          freshMs: freshFor.images,
          load: (call) => nullOn404(load(id, callIn(call, language))),
        },
        options,
      );
  const ofMovie = imagesOf("movie", provider.movieImages);
  const ofSeries = imagesOf("tv", provider.seriesImages);
  const ofPerson = imagesOf("person", provider.personImages);
  return {
    movieImages: async (id, options) => {
      const found = await ofMovie(id, options);
      return found && mixedKinds(found);
    },
    seriesImages: async (id, options) => {
      const [found, first] = await Promise.all([ofSeries(id, options), season(id, firstSeason, { cachedOnly: true })]);
      return found && mixedKinds([...found, ...stillsOf(first)]);
    },
    // Portraits have no words.
    personImages: (id, options) => ofPerson(id, { ...options, language: undefined }),
  };
}
