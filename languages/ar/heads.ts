import { pageDescriptions } from "./heads/page-descriptions.ts";
import type { Words } from "../words.ts";

export const words: Words["heads"] = { pageDescriptions };
