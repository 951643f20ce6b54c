import { Activity, type ComponentType, type ContextType, memo, Suspense, use, useEffect, useState } from "react";
import { UNSAFE_LocationContext as LocationContext, Navigate } from "react-router";
import { useSite } from "#app/data/site-context.tsx";
import { type Address, addressOf, type ScreenName } from "#app/pages.ts";
import type { ScreenProps } from "#app/screens-on-demand.ts";
import { type Arrival, entriesAfter, firstEntry } from "./history-entries.ts";
import { ScreenWaiting } from "./screen-waiting.tsx";

/** On the server every screen is loaded; in the browser the first one is and the others come when they are wanted. */
export type Screens = Record<ScreenName, ComponentType<ScreenProps>>;

type Place = { now: ContextType<typeof LocationContext>; id: number };

/** Says that the page answers to script, for whoever drives it from outside. */
function Ready() {
  useEffect(() => {
    document.documentElement.dataset.ready = "";
  }, []);
  return null;
}

type KeptProps = { Screen: ComponentType<ScreenProps>; place: Place; shown: boolean };

/** While it waits unseen it believes to be where it was: another address is nothing to it. */
const ReadThroughCache = memo(function ReadThroughCache({ Screen, place, shown }: KeptProps) {
  return (
    <LocationContext value={place.now}>
      <Activity mode={shown ? "visible" : "hidden"}>
        <Suspense fallback={<ScreenWaiting />}>
          <Screen id={place.id} />
          <Ready />
        </Suspense>
      </Activity>
    </LocationContext>
  );
});

/** So many wait; none where there are ads, which would play on unseen as a player would. */
const useMostWaiting = (): number => (useSite().adSlots.length > 0 ? 0 : 3);

type PageAddress = Extract<Address, { kind: "page" }>;

function arrivalAt(now: Place["now"], { row, id }: PageAddress): Arrival<Place> {
  return { key: now.location.key, screen: row.screen, isPop: now.navigationType === "POP", place: { now, id } };
}

/** The screen that an address asks for, and behind it those that Back and Forward find as they were left. */
function Visited({ screens, now, address }: { screens: Screens; now: Place["now"]; address: PageAddress }) {
  const [visits, setVisits] = useState(() => firstEntry(arrivalAt(now, address)));
  const [seen, setSeen] = useState(now);
  const mostWaiting = useMostWaiting();
  if (seen !== now) {
    setSeen(now);
    setVisits(entriesAfter(visits, arrivalAt(now, address), mostWaiting));
  }
  return visits.all.map(({ id, screen, place }) => <ReadThroughCache key={id} Screen={screens[screen]} place={place} shown={id === visits.shown} />);
}

/** The row of the page table that the address asks for: the same answer here, on the server and for what is fetched ahead. */
export function ScreenStack({ screens }: { screens: Screens }) {
  const now = use(LocationContext);
  const address = addressOf(now.location.pathname, now.location.search);
  if (address.kind === "redirect") return <Navigate to={address.to} replace />;
  return <Visited screens={screens} now={now} address={address} />;
}
