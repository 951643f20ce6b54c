import type { Words } from "../words.ts";
import { ownFilm } from "./media/own-film.ts";

export const words: Words["media"] = { ownFilm };
