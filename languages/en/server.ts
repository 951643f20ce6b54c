/** What the server says in place of a page, and where the operator has given no text. nginx's own pages: docs/deploy/nginx.conf. */
export const words = {
  overload: { title: "Back in a moment", text: "A lot of people are here right now. Please try again in a moment." },
  tooManyRequests: "Too many requests from this address. Please wait a moment and try again.",
  methodNotAllowed: "This address takes GET and HEAD",
  failure: (reference: string | undefined): string =>
    `Something went wrong here. Please try again.${reference === undefined ? "" : ` Reference: ${reference}`}`,
  noSuchFile: "There is no such file",
  takenDown: "This has been taken down",
  /** Of the site's search, for browsers. */
  search: (siteName: string): string => `Search films, series and people on ${siteName}`,
  /** `newFilms`: a feed's title; `description`: what feeds have. */
  feeds: {
    newFilms: (person: string): string => `New films with ${person}`,
    description: "Titles, years and links",
  },
  brand: { tagline: "Watch your favorite movie online" },
};
