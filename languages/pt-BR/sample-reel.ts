/** In the stage and in our player page. */
export const sampleReel = "Vídeo de amostra: o vídeo deste título ainda não está disponível";
