import type { CreditSort } from "#features/people/model/credit-order.ts";
import type { Words } from "../words.ts";
import { films, series as seriesCount, titles, votes } from "./counts.ts";
import { decimal, number, plural, pluralText } from "./text.ts";

/** "Película" and "serie" are both feminine. */
const ranks: Record<CreditSort, string> = { popularity: "más populares", newest: "más recientes", oldest: "más antiguas", rating: "mejor valoradas" };
/** "61 películas y 12 series, primero las más recientes" */
function shownTitles(count: { films: number; series: number }, sort: CreditSort): string {
  const counts = [...(count.films > 0 ? [films(count.films)] : []), ...(count.series > 0 ? [seriesCount(count.series)] : [])];
  return counts.length === 0 ? "Ningún título" : `${counts.join(" y ")}, primero las ${ranks[sort]}`;
}

const film = "Película";
const series = "Serie";
type Point = { type: "movies" | "series"; title: string; year: number; rating: number; votes: number };
const pointType = ({ type }: Pick<Point, "type">): string => (type === "series" ? series : film);
export const words: Words["people"] = {
  personPage: {
    loading: "Cargando esta persona",
    born: "Nacimiento",
    bornText: (date: string, age: number | null): string =>
      age === null ? date : `${date} (${plural(age, { one: "# año", many: "# de años", other: "# años" })})`,
    died: "Fallecimiento",
    placeOfBirth: "Lugar de nacimiento",
    knownFor: "Destaca en",
    popularity: "Popularidad",
    biography: "Biografía",
    noBiography: (name: string): string => `Aquí todavía no hay ninguna biografía de ${name}.`,
    filmography: "Filmografía",
    asActor: "Ante la cámara",
    asCrew: "Tras la cámara",
    noActing: "No hay trabajos ante la cámara",
    noCrew: "No hay trabajos tras la cámara",
    crewFilms: pluralText({ one: "# película tras la cámara", many: "# de películas tras la cámara", other: "# películas tras la cámara" }),
    tvSeries: "Series",
    /** Section 5, of a title without a name and of one without a year. */
    untitled: "Sin título",
    unknownYear: "Año desconocido",
    showAll: (total: number): string => `Mostrar todo (${number(total)})`,
    /** "Se muestran las 40 más recientes." */
    firstShown: (sort: CreditSort, count: number): string => `Se muestran las ${number(count)} ${ranks[sort]}.`,
    sortAndFilter: "Ordenar y filtrar",
    sortBy: "Ordenar por",
    sorts: { popularity: "Más populares", newest: "Más recientes", oldest: "Más antiguas", rating: "Mejor valoradas" },
    show: "Mostrar",
    types: { all: "Todo", movies: "Películas", tv: "Series" },
    hideSelf: (count: number): string => `Ocultar apariciones sin personaje (${number(count)})`,
    showSelf: (count: number): string => `Mostrar apariciones sin personaje (${number(count)})`,
    noSeries: "No hay series",
    shownTitles,
    careerTimeline: "Cronología",
    film,
    series,
    legend: "Cuanto más arriba, mejor valoración; cuanto más grande, más votos.",
    plotLabel: (count: number): string => `${titles(count)} por año y valoración. Las flechas del teclado pasan de uno a otro.`,
    /** "1920-29": "años 20" may be of this century. */
    decade: (firstYear: number): string => `${firstYear}-${String(firstYear + 9).slice(-2)}`,
    pointType,
    /** "Sherlock Jr., película de 1924, valoración 8,1, 1204 votos" */
    pointName: (point: Point): string =>
      `${point.title}, ${pointType(point).toLowerCase()} de ${point.year}, valoración ${decimal(point.rating)}, ${votes(point.votes)}`,
    asTable: "La cronología en una tabla",
    columns: { title: "Título", type: "Tipo", year: "Año", rating: "Valoración", votes: "Votos" },
    notPlotted: "Los títulos sin fecha o sin votos no están en el gráfico, y tampoco la mayoría de las apariciones sin personaje.",
    workedMostWith: "Colaboraciones frecuentes",
    together: (count: number): string => plural(count, { one: "# título en común", many: "# de títulos en común", other: "# títulos en común" }),
    togetherNote: "Según los créditos que este sitio ha cargado hasta ahora.",
    notFound: "Persona no encontrada",
    notFoundText: "No hay ninguna persona en esta dirección. Puede que el enlace esté mal escrito.",
  },
};
