export const heading = "Page not found";
export const text = "There is no page at this address. This link may be mistyped, or the page may have moved.";
export const goHome = "Go Home";
