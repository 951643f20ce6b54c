import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose_gc");

/** Collects all garbage, so that a test sees what is still referenced. */
export const collectGarbage = runInNewContext("gc") as () => void;
