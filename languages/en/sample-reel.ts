/** In the stage and in our player page. */
export const sampleReel = "Sample reel: this title's video has not been supplied yet";
