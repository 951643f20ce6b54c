import { airingPage } from "./upcoming/airing-page.ts";
import { listParts } from "./upcoming/list-parts.ts";
import { releasesPage } from "./upcoming/releases-page.ts";

export const words = { airingPage, listParts, releasesPage };
