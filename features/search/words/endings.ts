/** Below a page, or a list, that has nothing to show. */
export const searchLabel = "Find something else to watch";
export const popular = "Popular right now";
