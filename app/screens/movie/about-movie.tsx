import { useQuery } from "@tanstack/react-query";
import { useMovieQueries } from "#app/data/movie-queries.ts";
import { useSite } from "#app/data/site-context.tsx";
import { AboutText } from "#app/movie/about-text.tsx";
import { aboutMovie } from "#content/about-texts.ts";
import { type Credits, directorsOf } from "#domain/credits.ts";
import { limits } from "#domain/limits.ts";
import { type Movie, releaseYear, votedRatingText } from "#domain/movie.ts";

export function AboutMovie({ movie, credits }: { movie: Movie; credits: Credits | undefined }) {
  const { name: siteName } = useSite();
  const similar = useQuery(useMovieQueries().similarMovies(movie.id)).data ?? [];
  const text = aboutMovie({
    title: movie.title,
    year: releaseYear(movie),
    runtime: movie.runtime,
    directors: credits ? directorsOf(credits) : [],
    cast: (credits?.cast ?? []).slice(0, 3).map((member) => member.name),
    genres: movie.genres.map((genre) => genre.name),
    companies: movie.production_companies.map((company) => company.name),
    rating: votedRatingText(movie),
    voteCount: movie.vote_count,
    similar: similar.slice(0, limits.detail.similarMoviesInText).map((film) => film.title),
    siteName,
  });
  return <AboutText title={movie.title} text={text} />;
}
