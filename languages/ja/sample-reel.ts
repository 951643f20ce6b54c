/** In the stage and in our player page. */
export const sampleReel = "サンプル映像：この作品の動画はまだ用意されていません";
