/** In the stage and in our player page. */
export const sampleReel = "Película de muestra: el vídeo de este título aún no está disponible";
