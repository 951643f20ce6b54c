/** In the stage and in our player page. */
export const sampleReel = "Film przykładowy: wideo tego tytułu nie jest jeszcze dostępne";
