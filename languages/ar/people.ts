import { personPage } from "./people/person-page.ts";
import type { Words } from "../words.ts";

export const words: Words["people"] = { personPage };
