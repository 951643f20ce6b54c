import { chooseCouch, isCouch } from "#app/data/couch.ts";
import { deviceSettings, subscribe } from "#app/data/device-store.ts";

/** Changes the layout with the choice, here and in other tabs. `?couch=1` and `?couch=0` are choices. */
export function followCouch(): void {
  const { dataset } = document.documentElement;
  const show = () => {
    if (deviceSettings().couch === true) dataset.couch = "";
    else delete dataset.couch;
  };
  // The early script has read the address.
  if (isCouch() !== (deviceSettings().couch === true)) chooseCouch(isCouch());
  subscribe(show);
}
