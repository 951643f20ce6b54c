import type { ScreenName } from "./pages.ts";

/** The browser's door to each screen: one chunk each. `render.tsx` has them all at hand instead. */
export const screensOnDemand = {
  home: () => import("./screens/home/home-screen.tsx"),
  movie: () => import("./screens/movie/movie-screen.tsx"),
  notFound: () => import("./screens/not-found/not-found-screen.tsx"),
} satisfies Record<ScreenName, () => Promise<{ default: React.ComponentType }>>;
