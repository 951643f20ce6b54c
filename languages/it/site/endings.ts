export const endings = {
  /** Below a page, or a list, that has nothing to show. */
  searchLabel: "Cerca altro da guardare",
  popular: "I più popolari del momento",
};
