import { MovieNotFound } from "./movie-not-found.tsx";
import { MovieBody, MoviePage } from "./movie-page.tsx";

export { MovieBody as body };

export default function MovieScreen({ id }: { id: number }) {
  return id === 0 ? <MovieNotFound /> : <MoviePage key={id} id={id} />;
}
