import type { Words } from "../words.ts";
import { playerKeys } from "./player/player-keys.ts";
import { playerPage } from "./player/player-page.ts";
import { publicFilm } from "./player/public-film.ts";

export const words: Words["player"] = { playerKeys, playerPage, publicFilm };
