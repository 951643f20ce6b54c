import { discoverForm } from "./discover/discover-form.ts";
import { discoverPage } from "./discover/discover-page.ts";
import type { Words } from "../words.ts";

export const words: Words["discover"] = { discoverForm, discoverPage };
