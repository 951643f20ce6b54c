import type { ScreenName } from "./pages.ts";

/** Where each screen's chunk stands in the build's manifest. */
export const screenSources: Record<ScreenName, string> = {
  home: "app/screens/home/home-screen.tsx",
  movie: "app/screens/movie/movie-screen.tsx",
  seriesList: "app/screens/series-list/series-list-screen.tsx",
  series: "app/screens/series/series-screen.tsx",
  genres: "app/screens/genres/genres-screen.tsx",
  person: "app/screens/person/person-screen.tsx",
  search: "app/screens/search/search-screen.tsx",
  about: "app/screens/page/about-screen.tsx",
  blogs: "app/screens/page/blogs-screen.tsx",
  privacy: "app/screens/page/privacy-screen.tsx",
  terms: "app/screens/page/terms-screen.tsx",
  cookies: "app/screens/page/cookies-screen.tsx",
  faq: "app/screens/page/faq-screen.tsx",
  contact: "app/screens/page/contact-screen.tsx",
  support: "app/screens/page/support-screen.tsx",
  notFound: "app/screens/not-found/not-found-screen.tsx",
};
