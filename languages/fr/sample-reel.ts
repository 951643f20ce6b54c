/** In the stage and in our player page. */
export const sampleReel = "Film d’exemple\u00a0: la vidéo de ce titre n’est pas encore disponible";
