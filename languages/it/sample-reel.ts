/** In the stage and in our player page. */
export const sampleReel = "Filmato di esempio: il video di questo titolo non è ancora disponibile";
