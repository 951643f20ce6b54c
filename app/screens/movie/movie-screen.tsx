import { useParams } from "react-router";
import { idInKey } from "#domain/paths.ts";
import { MovieNotFound } from "./movie-not-found.tsx";
import { MoviePage } from "./movie-page.tsx";

export default function MovieScreen() {
  const id = idInKey(useParams().key);
  return id === null ? <MovieNotFound /> : <MoviePage key={id} id={id} />;
}
