export const read = "Read full article";
export const close = "Read less";
export const minutesToRead = (minutes: number): string => `${minutes} minutes to read`;
export const goOnWith = "To go on with";
