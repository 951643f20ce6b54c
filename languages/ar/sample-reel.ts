/** In the stage and in our player page. */
export const sampleReel = "مقطع تجريبي: لم يُضَف فيديو هذا العمل بعد";
