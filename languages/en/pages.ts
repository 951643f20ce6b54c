export const words = {
  pages: {
    read: "Read full article",
    close: "Read less",
    minutesToRead: (minutes: number): string => `${minutes}-minute read`,
    goOnWith: "Watch next",
    onThisPage: "On this page",
  },
};
