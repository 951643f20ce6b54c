/** The messages of specification.md, section 8. */
export type Notice = {
  title: string;
  text: string;
  variant: "default" | "destructive";
  /** It stands where its section would be, and not in a toast: three of them would push out the toast that says what failed. */
  isInline?: true;
};

const error = (text: string): Notice => ({ title: "Error", text, variant: "destructive" });
const sectionError = (text: string): Notice => ({ ...error(text), isInline: true });

/** Of each list that films and series have (`NamedList`). */
export const listNotices = {
  movies: {
    trending: error("Failed to load trending movies"),
    popular: error("Failed to load popular movies"),
    "top-rated": error("Failed to load top rated movies"),
  },
  series: {
    // Not in section 8's table, like those at the end.
    trending: error("Failed to load trending TV series"),
    popular: error("Failed to load popular TV series"),
    "top-rated": error("Failed to load top rated TV series"),
  },
} as const;

export const notices = {
  movie: error("Unable to load movie details"),
  series: error("Unable to load TV series details"),
  season: error("Unable to load season details"),
  search: error("Failed to load search results"),
  genreMovies: error("Failed to load genre movies"),
  genreSeries: error("Failed to load genre TV series"),
  person: error("Failed to load actor information"),
  linkCopied: { title: "Link copied!", text: "The link has been copied to your clipboard.", variant: "default" },
  linkNotCopied: { title: "Failed to copy", text: "Could not copy the link. Please try again.", variant: "destructive" },
  // Not in section 8's table: sections that fail on their own (readings.md, "sections fail one by one").
  discover: error("Failed to load the list"),
  cast: sectionError("Failed to load the cast"),
  reviews: sectionError("Failed to load reviews"),
  similarMovies: sectionError("Failed to load similar movies"),
  similarSeries: sectionError("Failed to load similar TV series"),
  recommendations: sectionError("Failed to load recommendations"),
  whereToWatch: sectionError("Failed to load where to watch"),
  episodeGuide: sectionError("Failed to load the episode guide"),
  collection: error("Failed to load the collection"),
  fullCredits: error("Failed to load the cast and crew"),
  pictures: sectionError("Failed to load the pictures"),
  notSaved: error("This was not saved. Check your connection and try again."),
} as const satisfies Record<string, Notice>;

/** In the stage and in our player page. */
export const sampleReel = "Sample reel: this title's video has not been supplied yet";

/** 404 messages of the functions API. The series' message is section 8's internal one; its page shows another. */
export const notFoundMessages = { movie: "Movie not found", series: "TV series not found", season: "Season not found" } as const;

/** Thrown by the browser's entry when the document holds nothing to hydrate. */
export const missingRootMessage = "Failed to find the root element";
