import { type ComponentType, createElement, type FunctionComponent, useSyncExternalStore } from "react";
import { deferred } from "./deferred.ts";

/**
 * For controls that only script can serve: nothing on the server and while hydrating, and the component once its code is there, which is fetched after the
 * page has loaded. So no press is lost on a control that does not work yet. Its place must be reserved: it never suspends.
 */
export function late<Props extends object>(fetchCode: () => Promise<ComponentType<Props>>): FunctionComponent<Props> {
  const Part = deferred(fetchCode);
  let isLoaded = false;
  const onLoad = (notify: () => void) => {
    const loaded = () => {
      isLoaded = true;
      notify();
    };
    // Without its code the place stays empty. The next one that is mounted tries again.
    Part.load().then(loaded, () => undefined);
    return () => undefined;
  };
  return function Late(props: Props) {
    const isShown = useSyncExternalStore(
      onLoad,
      () => isLoaded,
      () => false,
    );
    return isShown ? createElement(Part, props) : null;
  };
}
