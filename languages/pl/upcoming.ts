import type { Words } from "../words.ts";
import { airingPage } from "./upcoming/airing-page.ts";
import { listParts } from "./upcoming/list-parts.ts";
import { releasesPage } from "./upcoming/releases-page.ts";

export const words: Words["upcoming"] = { airingPage, listParts, releasesPage };
