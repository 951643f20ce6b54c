import type { SavedSort, SavedTab } from "#features/saved/model/saved-view.ts";
import type { ListTotals } from "#features/saved/model/shown-titles.ts";
import { films, series } from "../counts.ts";
import { number, plural } from "../text.ts";

const tabs: Record<SavedTab, string> = { saved: "Guardados", continue: "Seguir viendo", seen: "Vistos", rated: "Valorados", lists: "Listas" };
/** What put titles into the tab. */
const verbs: Record<SavedTab, string> = { saved: "guardados", continue: "reproducidos", seen: "vistos", rated: "valorados", lists: "añadidos" };
const atStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const sorts: Record<Exclude<SavedSort, "added">, string> = {
  title: "Título",
  newest: "Más recientes",
  oldest: "Más antiguos",
  rating: "Mejor valorados",
  own: "Tu valoración",
  hand: "Tu orden",
};
const filmsAndSeries = (list: Pick<ListTotals, "movies" | "series">): string =>
  [...(list.movies > 0 ? [films(list.movies)] : []), ...(list.series > 0 ? [series(list.series)] : [])].join(" y ") || "Ningún título";

/** "2 h 33 min" */
function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  return [...(hours > 0 ? [`${number(hours)}\u00a0h`] : []), ...(rest > 0 || hours === 0 ? [`${rest}\u00a0min`] : [])].join(" ");
}

/** "12 películas y 3 series. Las películas duran 21 h 30 min." Of films whose running time is not known the sum is a part. */
function totals(list: ListTotals): string {
  const verb = list.movies === 1 ? "La película dura" : "Las películas duran";
  const sum = list.minutes === 0 ? "" : ` ${verb} ${list.unknown > 0 ? "al menos " : ""}${duration(list.minutes)}.`;
  return `${filmsAndSeries(list)}.${sum}`;
}
export const savedList = {
  heading: "Mi lista",
  needsScript: "Tu lista está guardada en este navegador y necesita JavaScript para mostrarse. Activa JavaScript en tu navegador y recarga esta página.",
  loading: "Abriendo tu lista",
  failed: "No se ha podido abrir tu lista. Sigue guardada en este dispositivo.",
  /** Below the heading. */
  where: "Guardada solo en este navegador.",
  tabsLabel: "Partes de mi lista",
  tabName: (tab: SavedTab): string => tabs[tab],
  /** "Guardados (12)". `count`: 0 if it is not counted. */
  tabText: (tab: SavedTab, count: number): string => (count === 0 ? tabs[tab] : `${tabs[tab]} (${number(count)})`),
  openFilters: (active: number): string => (active === 0 ? "Filtros" : `Filtros (${active})`),
  filters: "Filtros",
  type: "Tipo",
  types: { all: "Películas y series", movie: "Películas", tv: "Series" },
  genre: "Género",
  anyGenre: "Cualquier género",
  decade: "Década",
  anyDecade: "Cualquier década",
  decadeText: (year: number): string => `Década de ${year}`,
  rating: "Valoración",
  anyRating: "Cualquier valoración",
  atLeast: (value: number): string => `Valoración de ${value} o más`,
  added: "Fecha",
  /** "Vistos en cualquier momento" */
  atAnyTime: (tab: SavedTab): string => `${atStart(verbs[tab])} en cualquier momento`,
  periods: { week: "En los últimos 7 días", month: "En los últimos 30 días", year: "En el último año" },
  here: "Ver aquí",
  hereLoading: "Comprobando qué se puede ver aquí",
  hereFailed: "No se ha podido cargar qué se puede ver aquí.",
  clearFilters: "Quitar filtros",
  sortBy: "Ordenar por",
  /** "Últimos vistos" */
  sortName: (sort: SavedSort, tab: SavedTab): string => (sort === "added" ? `Últimos ${verbs[tab]}` : sorts[sort]),
  layouts: "Disposición",
  layoutNames: { cards: "Tarjetas", rows: "Filas compactas" },
  totals,
  moreTitles: (count: number): string => plural(count, { one: "# título más", many: "# de títulos más", other: "# títulos más" }),
  ownRating: (value: number): string => `Tu valoración: ${value}`,
  episodesSeen: (count: number): string => plural(count, { one: "# episodio visto", many: "# de episodios vistos", other: "# episodios vistos" }),
  /** Buttons of a title. The name precedes for screen readers, of which each button of a list has another. */
  inLists: "Listas",
  remove: "Quitar",
  ofTitle: (title: string): string => `: ${title}`,
  moveUp: "Subir",
  moveDown: "Bajar",
  /** Announced. */
  movedTo: (title: string, place: number, count: number): string => `${title}: puesto ${number(place)} de ${number(count)}`,
  /** Toasts, with an undo. The title's name follows. */
  removed: {
    saved: "Quitado de Mi lista",
    seen: "Ya no está marcado como visto",
    rated: "Se ha quitado tu valoración",
  } satisfies Record<Exclude<SavedTab, "continue" | "lists">, string>,
  empty: {
    saved: {
      message: "Aún no has guardado nada",
      hint: "Pulsa «Guardar» en una película o una serie y te esperará aquí. No necesitas ninguna cuenta: tu lista se queda en este navegador.",
    },
    continue: { message: "Nada a medias", hint: "Aquí aparecen las películas y series que dejas antes del final, para que puedas seguir." },
    seen: { message: "Nada marcado como visto", hint: "Aquí aparece lo que ves hasta el final o marcas como «Visto»." },
    rated: {
      message: "Aún no has valorado nada",
      hint: "Valora una película o una serie en su página, del 1 al 10, y añade un apunte si quieres.",
    },
  } satisfies Record<Exclude<SavedTab, "lists">, { message: string; hint: string }>,
  nothingMatches: { message: "Ningún título coincide con estos filtros", hint: "Quita un filtro para ver más de tu lista." },
  emptyLinks: { discover: "Descubrir películas", trending: "Ver las tendencias", import: "Importar una lista" },
};
