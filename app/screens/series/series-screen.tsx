import { useParams } from "react-router";
import { idInKey } from "#domain/paths.ts";
import { SeriesNotFound } from "./series-not-found.tsx";
import { SeriesPage } from "./series-page.tsx";

export default function SeriesScreen() {
  const id = idInKey(useParams().key);
  return id === null ? <SeriesNotFound /> : <SeriesPage key={id} id={id} />;
}
