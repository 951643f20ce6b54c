import { Activity, type ComponentType, memo, Suspense, useEffect, useState } from "react";
import { useSite } from "#app/data/site-context.tsx";
import type { ScreenName } from "#app/route.ts";
import type { Location } from "#app/router/location.ts";
import { AtLocation, Redirect, useLocation, useNavigationKind } from "#app/router/router.tsx";
import { useAnnouncement } from "#app/ui/announcement.ts";
import { WholeAtOnce } from "#app/ui/rest-of-page.ts";
import { useWords } from "#app/words/use-words.tsx";
import { matchRoute, type PageMatch } from "./match-route.ts";
import { scrollToHash, startsAtTop } from "./scroll-restoration.ts";
import { initialStack, type Navigation, stackAfter } from "./stack-state.ts";

/** Shown while a screen's code loads. Its height prevents the footer from jumping. */
function ScreenSkeleton() {
  const { loadingPage } = useWords("site").navigation;
  useAnnouncement(loadingPage);
  return (
    <div aria-busy="true" className="page-width min-h-[80vh] py-12">
      <div className="skeleton h-14 w-1/2" />
      <div className="skeleton mt-6 h-6 w-1/3" />
      <p className="mt-6 text-muted">{loadingPage}</p>
    </div>
  );
}

/** `id`: the id in the address; 0 if there is none or a bad one. */
export type ScreenProps = { id: number };

/** Loaded ones on the server, lazy ones in the browser. */
export type Screens = Record<ScreenName, ComponentType<ScreenProps>>;

/** The name of a screen's file as routes write it: "movie" for `features/titles/movie/movie-screen.tsx`. A test compares both. */
export const screenNameOf = (file: string): ScreenName => file.replace(/^.*\/|-screen\.tsx$/g, "") as ScreenName;

/** Hidden screens that stay mounted for Back and Forward. None with ads, which would go on playing. */
const maxHiddenScreens = 3;

type ScreenContext = { location: Location; id: number; wholeAtOnce: boolean };

/** Mounts with its screen. Marks the document once the page responds to script, for browser tests. */
function ReadyMark() {
  // The document's own hash the browser has scrolled to.
  useEffect(() => {
    const { dataset } = document.documentElement;
    if ("ready" in dataset) scrollToHash();
    dataset.ready = "";
  }, []);
  return null;
}

type StackedScreenProps = { Screen: ComponentType<ScreenProps>; context: ScreenContext; shown: boolean };

/** A hidden screen retains its own location, so navigations elsewhere do not render it. */
const StackedScreen = memo(function StackedScreen({ Screen, context, shown }: StackedScreenProps) {
  return (
    <Activity mode={shown ? "visible" : "hidden"}>
      <Suspense fallback={<ScreenSkeleton />}>
        <WholeAtOnce value={context.wholeAtOnce}>
          <AtLocation location={context.location}>
            <Screen id={context.id} />
          </AtLocation>
        </WholeAtOnce>
        <ReadyMark />
      </Suspense>
    </Activity>
  );
});

type StackProps = { screens: Screens; location: Location; match: PageMatch };

function Stack({ screens, location, match }: StackProps) {
  const isPop = useNavigationKind() === "POP";
  const { route, id } = match;
  const navigationTo = (wholeAtOnce: boolean): Navigation<ScreenContext> => ({
    key: location.key,
    screen: route.screen,
    isPop,
    context: { location, id, wholeAtOnce },
  });
  const [stack, setStack] = useState(() => initialStack(navigationTo(true)));
  const [lastLocation, setLastLocation] = useState(location);
  const maxHidden = useSite().adSlots.length > 0 ? 0 : maxHiddenScreens;
  if (lastLocation !== location) {
    setLastLocation(location);
    setStack(stackAfter(stack, navigationTo(isPop && !startsAtTop(location.key)), maxHidden));
  }
  return stack.entries.map((entry) => {
    const Screen = screens[entry.screen];
    return <StackedScreen key={entry.id} Screen={Screen} context={entry.context} shown={entry.id === stack.shownId} />;
  });
}

/** The screen of the current address, and the hidden ones that Back and Forward return to unchanged. */
export function ScreenStack({ screens }: { screens: Screens }) {
  const location = useLocation();
  const match = matchRoute(location.pathname, location.search);
  if (match.kind === "redirect") return <Redirect to={match.to} />;
  return <Stack screens={screens} location={location} match={match} />;
}
