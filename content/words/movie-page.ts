export const loading = "Loading the film";
export const directedBy = (directors: readonly string[]): string => `Directed by ${directors.join(", ")}`;
export const serverHint = "The movie isn't loading? Try a different server below!";
export const summary = "Summary";
export const noOverview = "No description available for this movie.";
export const similarMovies = "Similar Movies";

export const notFound = "Movie not found";
export const notFoundText = "No film has this address. It may have been withdrawn, or the link may be mistyped.";
