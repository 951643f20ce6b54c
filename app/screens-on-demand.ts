import type { ComponentType } from "react";
import type { ScreenName } from "./pages.ts";
import { type LazyComponent, lazyComponent } from "./ui/deferred.ts";

/** What every screen is given: the id that its address starts with, 0 where it has none or a bad one. */
export type ScreenProps = { id: number };

/** A screen whose code cannot be fetched (a newer build has replaced it): the address is loaded as a document instead. */
function asDocument(): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}

const screen = (load: () => Promise<{ default: ComponentType<ScreenProps> }>): LazyComponent<ScreenProps> =>
  lazyComponent(async () => (await load()).default, asDocument);

/** The browser's door to each screen: one chunk each. The server has them all at hand instead (`screens-at-hand.ts`). */
export const lazyScreens: Record<ScreenName, LazyComponent<ScreenProps>> = {
  home: screen(() => import("./screens/home/home-screen.tsx")),
  movie: screen(() => import("./screens/movie/movie-screen.tsx")),
  seriesList: screen(() => import("./screens/series-list/series-list-screen.tsx")),
  series: screen(() => import("./screens/series/series-screen.tsx")),
  genres: screen(() => import("./screens/genres/genres-screen.tsx")),
  person: screen(() => import("./screens/person/person-screen.tsx")),
  search: screen(() => import("./screens/search/search-screen.tsx")),
  about: screen(() => import("./screens/page/about-screen.tsx")),
  blogs: screen(() => import("./screens/page/blogs-screen.tsx")),
  privacy: screen(() => import("./screens/page/privacy-screen.tsx")),
  terms: screen(() => import("./screens/page/terms-screen.tsx")),
  cookies: screen(() => import("./screens/page/cookies-screen.tsx")),
  faq: screen(() => import("./screens/page/faq-screen.tsx")),
  contact: screen(() => import("./screens/page/contact-screen.tsx")),
  support: screen(() => import("./screens/page/support-screen.tsx")),
  notFound: screen(() => import("./screens/not-found/not-found-screen.tsx")),
};
