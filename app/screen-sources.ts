import type { ScreenName } from "./pages.ts";

/** Where each screen's chunk stands in the build's manifest. */
export const screenSources: Record<ScreenName, string> = {
  home: "app/screens/home/home-screen.tsx",
  movie: "app/screens/movie/movie-screen.tsx",
  notFound: "app/screens/not-found/not-found-screen.tsx",
};
