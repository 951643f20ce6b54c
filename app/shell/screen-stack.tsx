import { Activity, type ComponentType, type ContextType, memo, use, useCallback, useEffect, useState } from "react";
import { UNSAFE_LocationContext as LocationContext } from "react-router";
import { useSite } from "#app/data/site-context.tsx";
import { PlayingChange } from "#app/ui/plays-on.tsx";
import { PromptSuspense } from "#app/ui/prompt-suspense.tsx";
import { Redirect } from "#app/ui/redirect.tsx";
import { matchRoute, type PageMatch } from "./match-route.ts";
import { ScreenSkeleton } from "./screen-skeleton.tsx";
import { initialStack, type Navigation, stackAfter, withPlaying } from "./stack-state.ts";

/** `id`: the id in the address; 0 if there is none or a bad one. */
export type ScreenProps = { id: number };

/** Screens by their route's `screen`: loaded ones on the server, lazy ones in the browser. */
export type Screens = Record<string, ComponentType<ScreenProps>>;

/** The name of a screen's file as routes write it: "movie" for `screens/movie/movie-screen.tsx`. */
export const screenNameOf = (file: string): string => /([^/]+)-screen\.tsx$/.exec(file)?.[1] ?? file;

/** Hidden screens that stay mounted for Back and Forward. None with ads, which would go on playing. */
const maxHiddenScreens = 3;

type RouterContext = ContextType<typeof LocationContext>;
type ScreenContext = { router: RouterContext; id: number };

/** Marks the document once the page responds to script, for browser tests. */
function ReadyMark() {
  useEffect(() => {
    document.documentElement.dataset.ready = "";
  }, []);
  return null;
}

type StackedScreenProps = {
  Screen: ComponentType<ScreenProps>;
  context: ScreenContext;
  shown: boolean;
  entryId: number;
  onPlaying: (entryId: number, change: 1 | -1) => void;
};

/** A hidden screen retains its own location, so navigations elsewhere do not render it. */
const StackedScreen = memo(function StackedScreen({ Screen, context, shown, entryId, onPlaying }: StackedScreenProps) {
  const onChange = useCallback((change: 1 | -1) => onPlaying(entryId, change), [entryId, onPlaying]);
  return (
    <LocationContext value={context.router}>
      <PlayingChange value={onChange}>
        <Activity mode={shown ? "visible" : "hidden"}>
          <PromptSuspense fallback={<ScreenSkeleton />}>
            <Screen id={context.id} />
            <ReadyMark />
          </PromptSuspense>
        </Activity>
      </PlayingChange>
    </LocationContext>
  );
});

function navigationTo(router: RouterContext, { route, id }: PageMatch): Navigation<ScreenContext> {
  return { key: router.location.key, screen: route.screen, isPop: router.navigationType === "POP", context: { router, id } };
}

type StackProps = { screens: Screens; router: RouterContext; match: PageMatch };

function Stack({ screens, router, match }: StackProps) {
  const [stack, setStack] = useState(() => initialStack(navigationTo(router, match)));
  const [lastRouter, setLastRouter] = useState(router);
  const maxHidden = useSite().adSlots.length > 0 ? 0 : maxHiddenScreens;
  if (lastRouter !== router) {
    setLastRouter(router);
    setStack(stackAfter(stack, navigationTo(router, match), maxHidden));
  }
  const onPlaying = useCallback((id: number, change: 1 | -1) => setStack((current) => withPlaying(current, id, change)), []);
  return stack.entries.map(({ id, screen, context }) => {
    const Screen = screens[screen];
    return Screen && <StackedScreen key={id} Screen={Screen} context={context} shown={id === stack.shownId} entryId={id} onPlaying={onPlaying} />;
  });
}

/** The screen of the current address, and the hidden ones that Back and Forward return to unchanged. */
export function ScreenStack({ screens }: { screens: Screens }) {
  const router = use(LocationContext);
  const match = matchRoute(router.location.pathname, router.location.search);
  if (match.kind === "redirect") return <Redirect to={match.to} />;
  return <Stack screens={screens} router={router} match={match} />;
}
