export const onThisPage = "On this page";

export const readArticle = "Read full article";
export const closeArticle = "Read less";
export const minutesToRead = (minutes: number): string => `${minutes} minutes to read`;
export const goOnWith = "To go on with";
export const backToHomepage = "Back to Homepage";
