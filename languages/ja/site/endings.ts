export const endings = {
  /** Below a page, or a list, that has nothing to show. */
  searchLabel: "ほかの作品を探す",
  popular: "いま人気の作品",
};
