export const loading = "Loading the film";
export const serverHint = "The movie isn't loading? Try a different server below!";
export const summary = "Summary";
export const noOverview = "No description available for this movie.";
export const similarMovies = "Similar Movies";

export const notFound = "Movie not found";
export const notFoundText = "There is no film at this address. This link may be mistyped, or the film may have been removed.";
