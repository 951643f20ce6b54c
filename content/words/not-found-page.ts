export const heading = "Page not found";
export const text = "There is no page at this address. It may have moved, or the link may be mistyped.";
export const goHome = "Go Home";
