export const states = {
  pageFailed: "Back in a moment",
  screenFailed: "Something went wrong on this page.",
  stillWaiting: "Still waiting for the film database.",
  emptyList: "There is nothing here yet.",
};
