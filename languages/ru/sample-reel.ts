/** In the stage and in our player page. */
export const sampleReel = "Деморолик: самого видео пока нет";
