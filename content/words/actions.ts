export const tryAgain = "Try again";
export const back = "Back";
export const goBackHome = "Go Back Home";
export const watchNow = "Watch Now";
