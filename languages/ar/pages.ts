import { pages } from "./pages/pages.ts";
import type { Words } from "../words.ts";

export const words: Words["pages"] = { pages };
