// A script of its own, because the Content-Security-Policy allows no inline script. It blocks the first paint (docs/decisions/093), so it is one small file
// that imports nothing that other scripts share.
import "./shell/early-theme.ts";
import { addArrayMethods } from "#domain/early-arrays.ts";
import { holdInstallOffer } from "./shell/early-install.ts";
import { repeatLastPress } from "./shell/early-presses.ts";
import { onceParsed, startScripts } from "./shell/early-start.ts";
import { runsScripts, showWithoutScript } from "./shell/early-without-script.ts";

if (runsScripts()) {
  addArrayMethods();
  holdInstallOffer();
  repeatLastPress();
  startScripts();
} else onceParsed(showWithoutScript);
