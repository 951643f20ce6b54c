export const endings = {
  /** Below a page, or a list, that has nothing to show. */
  searchLabel: "Etwas anderes zum Anschauen finden",
  popular: "Gerade beliebt",
};
