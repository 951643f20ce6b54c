export const read = "Read full article";
export const close = "Read less";
export const minutesToRead = (minutes: number): string => `${minutes}-minute read`;
export const goOnWith = "Watch next";
export const onThisPage = "On this page";
