import { chooseCouch, isCouch } from "#app/data/couch.ts";
import { deviceSettings, subscribe } from "#app/data/device-store.ts";

/** Changes the layout with the choice, here and in other tabs. `?couch=1` and `?couch=0` are choices. */
export function followCouch(): void {
  const { dataset } = document.documentElement;
  const show = () => {
    const { couch } = deviceSettings();
    if (couch === true) dataset.couch = "";
    // After everything was deleted the visitor still has a remote control: this visit stays as it is.
    else if (couch === false) delete dataset.couch;
  };
  // The early script has read the address.
  if (isCouch() !== (deviceSettings().couch === true)) chooseCouch(isCouch());
  subscribe(show);
}
