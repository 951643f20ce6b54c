import { listsTitlesHere } from "#domain/addresses.ts";
import type { PublicSite } from "#domain/site.ts";
import type { LibraryPages } from "#features/media/media-feature.ts";
import type { PublicFilms } from "#features/public-films/open-public-films.ts";
import type { OwnMedia } from "./own-media.ts";

/** Ratings of the titles in lists change; a provider that failed is asked again; a check may have found that a copy is gone. */
const refreshEveryMs = 3_600_000;

/** The site as pages know it: with the hosts of public films, if there are any. */
export const withPublicFilms = (site: PublicSite, { origins }: Pick<PublicFilms, "origins">): PublicSite =>
  origins.length === 0 ? site : { ...site, publicFilms: origins.map((origin) => new URL(origin).host) };

type Deps = LibraryPages & { own: Pick<OwnMedia, "publicFilms" | "matchPublicFilms">; onError: (error: unknown) => void };

/** Finds public films under the provider's ids, in the background, then renews what lists them. Returns what ends it. */
export function followPublicFilms({ own, cache, refreshTitlesHere, onError }: Deps): () => void {
  if (own.publicFilms.origins.length === 0) return () => undefined;
  const refresh = async () => {
    await own.matchPublicFilms().catch(onError);
    await refreshTitlesHere({ whole: true });
    cache.renew(listsTitlesHere);
  };
  const inBackground = () => void refresh().catch(onError);
  const timer = setInterval(inBackground, refreshEveryMs).unref();
  inBackground();
  return () => clearInterval(timer);
}
