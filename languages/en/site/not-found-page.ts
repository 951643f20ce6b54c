export const notFoundPage = {
  heading: "Page not found",
  text: "There is no page at this address. This link may be mistyped, or the page may have moved.",
  goHome: "Go Home",
};
