export const endings = {
  /** Below a page, or a list, that has nothing to show. */
  searchLabel: "Find something else to watch",
  popular: "Popular right now",
};
