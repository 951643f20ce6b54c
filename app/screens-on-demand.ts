import type { ScreenName } from "./pages.ts";

/** The browser's door to each screen: one chunk each. `render.tsx` has them all at hand instead. */
export const screensOnDemand = {
  home: () => import("./screens/home/home-screen.tsx"),
  movie: () => import("./screens/movie/movie-screen.tsx"),
  seriesList: () => import("./screens/series-list/series-list-screen.tsx"),
  series: () => import("./screens/series/series-screen.tsx"),
  genres: () => import("./screens/genres/genres-screen.tsx"),
  person: () => import("./screens/person/person-screen.tsx"),
  search: () => import("./screens/search/search-screen.tsx"),
  about: () => import("./screens/page/about-screen.tsx"),
  blogs: () => import("./screens/page/blogs-screen.tsx"),
  privacy: () => import("./screens/page/privacy-screen.tsx"),
  terms: () => import("./screens/page/terms-screen.tsx"),
  cookies: () => import("./screens/page/cookies-screen.tsx"),
  faq: () => import("./screens/page/faq-screen.tsx"),
  contact: () => import("./screens/page/contact-screen.tsx"),
  support: () => import("./screens/page/support-screen.tsx"),
  notFound: () => import("./screens/not-found/not-found-screen.tsx"),
} satisfies Record<ScreenName, () => Promise<{ default: React.ComponentType }>>;
