import { settingsPage } from "./settings/settings-page.ts";
import type { Words } from "../words.ts";

export const words: Words["settings"] = { settingsPage };
