import { Activity, type ComponentType, type ContextType, memo, Suspense, use, useEffect, useState } from "react";
import { UNSAFE_LocationContext as LocationContext, Navigate } from "react-router";
import { useSite } from "#app/data/site-context.tsx";
import { matchRoute, type PageMatch } from "./match-route.ts";
import { ScreenSkeleton } from "./screen-skeleton.tsx";
import { initialStack, type Navigation, stackAfter } from "./stack-state.ts";

/** `id`: the id in the address; 0 where there is none or a bad one. */
export type ScreenProps = { id: number };

/** Screens by their route's `screen`: loaded ones on the server, lazy ones in the browser. */
export type Screens = Record<string, ComponentType<ScreenProps>>;

/** The name of a screen's file as routes write it: "movie" for `screens/movie/movie-screen.tsx`. */
export const screenNameOf = (file: string): string => /([^/]+)-screen\.tsx$/.exec(file)?.[1] ?? file;

/** Hidden screens that wait for Back and Forward. None with ads: a hidden ad would go on playing, like a player. */
const maxHiddenScreens = 3;

type Place = { router: ContextType<typeof LocationContext>; id: number };

/** Marks the document once the page responds to script, for browser tests. */
function ReadyMark() {
  useEffect(() => {
    document.documentElement.dataset.ready = "";
  }, []);
  return null;
}

type StackedScreenProps = { Screen: ComponentType<ScreenProps>; place: Place; shown: boolean };

/** A hidden screen keeps its own location: navigations elsewhere do not render it. */
const StackedScreen = memo(function StackedScreen({ Screen, place, shown }: StackedScreenProps) {
  return (
    <LocationContext value={place.router}>
      <Activity mode={shown ? "visible" : "hidden"}>
        <Suspense fallback={<ScreenSkeleton />}>
          <Screen id={place.id} />
          <ReadyMark />
        </Suspense>
      </Activity>
    </LocationContext>
  );
});

function arrivalAt(router: Place["router"], { route, id }: PageMatch): Navigation<Place> {
  return { key: router.location.key, screen: route.screen, isPop: router.navigationType === "POP", place: { router, id } };
}

type StackProps = { screens: Screens; router: Place["router"]; match: PageMatch };

function Stack({ screens, router, match }: StackProps) {
  const [entries, setEntries] = useState(() => initialStack(arrivalAt(router, match)));
  const [rendered, setRendered] = useState(router);
  const maxHidden = useSite().adSlots.length > 0 ? 0 : maxHiddenScreens;
  if (rendered !== router) {
    setRendered(router);
    setEntries(stackAfter(entries, arrivalAt(router, match), maxHidden));
  }
  return entries.all.map(({ id, screen, place }) => {
    const Screen = screens[screen];
    return Screen && <StackedScreen key={id} Screen={Screen} place={place} shown={id === entries.shown} />;
  });
}

/** The current address's screen, and behind it the hidden ones that Back and Forward return to as they were left. */
export function ScreenStack({ screens }: { screens: Screens }) {
  const router = use(LocationContext);
  const match = matchRoute(router.location.pathname, router.location.search);
  if (match.kind === "redirect") return <Navigate to={match.to} replace />;
  return <Stack screens={screens} router={router} match={match} />;
}
