import { SeriesNotFound } from "./series-not-found.tsx";
import { SeriesBody, SeriesPage } from "./series-page.tsx";

export { SeriesBody as body };

export default function SeriesScreen({ id }: { id: number }) {
  return id === 0 ? <SeriesNotFound /> : <SeriesPage key={id} id={id} />;
}
