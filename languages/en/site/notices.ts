import type { NoticeId } from "#domain/notices.ts";

const error = (text: string) => ({ title: "Error", text });
const notStored = (text: string) => ({ title: "Not saved on this device", text });

/** The messages of specification.md, section 8, and those of parts that it does not name. */
export const notices = {
  "trending-movies": error("Failed to load trending movies"),
  "popular-movies": error("Failed to load popular movies"),
  "top-rated-movies": error("Failed to load top rated movies"),
  "popular-series": error("Failed to load popular TV series"),
  "top-rated-series": error("Failed to load top rated TV series"),
  movie: error("Unable to load movie details"),
  series: error("Unable to load TV series details"),
  season: error("Unable to load season details"),
  search: error("Failed to load search results"),
  genreMovies: error("Failed to load genre movies"),
  genreSeries: error("Failed to load genre TV series"),
  person: error("Failed to load actor information"),
  linkCopied: { title: "Link copied!", text: "The link has been copied to your clipboard." },
  linkNotCopied: { title: "Failed to copy", text: "Could not copy the link. Please try again." },
  // Not in section 8's table.
  "trending-series": error("Failed to load trending TV series"),
  discover: error("Failed to load the list"),
  upcoming: error("Failed to load films by their release"),
  airing: error("Failed to load what is on TV"),
  cast: error("Failed to load the cast"),
  reviews: error("Failed to load reviews"),
  similarMovies: error("Failed to load similar movies"),
  similarSeries: error("Failed to load similar TV series"),
  recommendations: error("Failed to load recommendations"),
  whereToWatch: error("Failed to load where to watch"),
  episodeGuide: error("Failed to load the episode guide"),
  collection: error("Failed to load the collection"),
  fullCredits: error("Failed to load the cast and crew"),
  pictures: error("Failed to load the pictures"),
  notSaved: error("This was not saved. Check your connection and try again."),
  savedFull: notStored("The browser's storage for this site is full. Your change lasts until you close or reload this page."),
  savedDenied: notStored("This browser does not let the site store anything. Your change lasts until you close or reload this page."),
  savedDamaged: { title: "Some saved data could not be read", text: "It was set aside on this device. You can export it in Settings." },
  savedNewer: {
    title: "Saved data is from a newer version of this site",
    text: "Reload the page to use it. If you change something here first, it is set aside, and you can export it in Settings.",
  },
} satisfies Record<NoticeId, { title: string; text: string }>;
