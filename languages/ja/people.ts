import type { Words } from "../words.ts";
import { personPage } from "./people/person-page.ts";

export const words: Words["people"] = { personPage };
