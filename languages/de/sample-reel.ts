/** In the stage and in our player page. */
export const sampleReel = "Beispielfilm: Das Video zu diesem Titel liegt noch nicht vor";
