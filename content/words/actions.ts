export const back = "Back";
export const goBackHome = "Go Back Home";
export const watchNow = "Watch Now";
