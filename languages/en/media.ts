import { ownFilm } from "./media/own-film.ts";

export const words = { ownFilm };
