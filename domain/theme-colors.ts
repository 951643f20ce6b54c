/** The page's color in each theme (`app/ui/theme.css`), for what the browser itself draws around the page. */
export const themeColors = { dark: "#0d0d12", light: "#f9f5ee" } as const;
