import type { Words } from "../words.ts";
import { settingsPage } from "./settings/settings-page.ts";

export const words: Words["settings"] = { settingsPage };
