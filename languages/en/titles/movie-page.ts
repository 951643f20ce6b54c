export const moviePage = {
  loading: "Loading the film",
  serverHint: "The movie isn't loading? Try a different server below!",
  summary: "Summary",
  noOverview: "No description available for this movie.",
  similarMovies: "Similar Movies",
  notFound: "Movie not found",
  notFoundText: "There is no film at this address. This link may be mistyped, or the film may have been removed.",
};
