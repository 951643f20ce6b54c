// An `async` script of its own: it does not delay the first paint, and the Content-Security-Policy allows no inline script. It is one small file: it
// imports nothing that other scripts share.
import "./shell/early-theme.ts";
import { keepPresses } from "./shell/early-presses.ts";
import { startScripts } from "./shell/early-start.ts";
import { holdPictures } from "./shell/near-pictures.ts";

holdPictures();
keepPresses();
startScripts();
