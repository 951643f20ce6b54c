/** The messages of specification.md, section 8. */
export type Notice = { title: string; text: string; variant: "default" | "destructive" };

const error = (text: string): Notice => ({ title: "Error", text, variant: "destructive" });

export const notices = {
  trendingMovies: error("Failed to load trending movies"),
  popularMovies: error("Failed to load popular movies"),
  topRatedMovies: error("Failed to load top rated movies"),
  popularSeries: error("Failed to load popular TV series"),
  topRatedSeries: error("Failed to load top rated TV series"),
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
  trendingSeries: error("Failed to load trending TV series"),
  discover: error("Failed to load the list"),
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
} as const satisfies Record<string, Notice>;

/** In the stage and in our player page. */
export const sampleReel = "Sample reel: this title's video has not been supplied yet";

/** 404 messages of the functions API. The series' message is section 8's internal one; its page shows another. */
export const notFoundMessages = { movie: "Movie not found", series: "TV series not found", season: "Season not found" } as const;

/** Thrown by the browser's entry when the document holds nothing to hydrate. */
export const missingRootMessage = "Failed to find the root element";
