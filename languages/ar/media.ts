import { ownFilm } from "./media/own-film.ts";
import type { Words } from "../words.ts";

export const words: Words["media"] = { ownFilm };
