import type { SavedSort, SavedTab } from "#features/saved/model/saved-view.ts";
import type { ListTotals } from "#features/saved/model/shown-titles.ts";
import { counted, decimalText, number } from "../text.ts";

const tabs: Record<SavedTab, string> = { saved: "Salvos", continue: "Continuar", seen: "Vistos", rated: "Avaliados", lists: "Listas" };
/** What put a title into the tab. */
const verbs: Record<SavedTab, string> = { saved: "Salvos", continue: "Assistidos", seen: "Vistos", rated: "Avaliados", lists: "Adicionados" };
const sorts: Record<Exclude<SavedSort, "added">, string> = {
  title: "Título",
  newest: "Mais recentes",
  oldest: "Mais antigos",
  rating: "Melhor nota",
  own: "Sua nota",
  hand: "Sua ordem",
};
const filmsAndSeries = ({ movies, series }: Pick<ListTotals, "movies" | "series">): string =>
  [...(movies > 0 ? [counted(movies, "filme", "filmes")] : []), ...(series > 0 ? [counted(series, "série", "séries")] : [])].join(" e ") || "Nenhum título";

/** "2 h 33 min" */
function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  return [...(hours > 0 ? [`${number(hours)}\u00a0h`] : []), ...(rest > 0 || hours === 0 ? [`${rest}\u00a0min`] : [])].join(" ");
}

/** "12 filmes e 3 séries. Os filmes somam 21 h 30 min." Of films whose running time is not known the sum is a part. */
function totals(list: ListTotals): string {
  const verb = list.movies === 1 ? "O filme dura" : "Os filmes somam";
  const sum = list.minutes === 0 ? "" : ` ${verb} ${list.unknown > 0 ? "pelo menos " : ""}${duration(list.minutes)}.`;
  return `${filmsAndSeries(list)}.${sum}`;
}
export const savedList = {
  heading: "Minha lista",
  needsScript: "Sua lista fica guardada neste navegador e precisa de JavaScript para aparecer. Ative o JavaScript no navegador e recarregue esta página.",
  loading: "Abrindo sua lista",
  failed: "Não foi possível abrir sua lista. Ela continua guardada neste dispositivo.",
  /** Below the heading. */
  where: "Guardada apenas neste navegador.",
  tabsLabel: "Partes da minha lista",
  tabName: (tab: SavedTab): string => tabs[tab],
  /** "Salvos (12)". `count`: 0 if it is not counted. */
  tabText: (tab: SavedTab, count: number): string => (count === 0 ? tabs[tab] : `${tabs[tab]} (${number(count)})`),
  openFilters: (active: number): string => (active === 0 ? "Filtros" : `Filtros (${active})`),
  filters: "Filtros",
  type: "Tipo",
  types: { all: "Filmes e séries", movie: "Filmes", tv: "Séries" },
  genre: "Gênero",
  anyGenre: "Todos os gêneros",
  decade: "Década",
  anyDecade: "Todas as décadas",
  decadeText: (year: number): string => `Anos ${year}`,
  rating: "Nota",
  anyRating: "Todas as notas",
  atLeast: (value: number): string => `Nota ${decimalText(String(value))} ou mais`,
  added: "Período",
  /** "Vistos em qualquer data" */
  atAnyTime: (tab: SavedTab): string => `${verbs[tab]} em qualquer data`,
  periods: { week: "Nos últimos 7 dias", month: "Nos últimos 30 dias", year: "No último ano" },
  here: "Para ver aqui",
  hereLoading: "Verificando o que há para ver aqui",
  hereFailed: "Não foi possível carregar o que há para ver aqui.",
  clearFilters: "Limpar filtros",
  sortBy: "Ordenar por",
  /** "Vistos por último" */
  sortName: (sort: SavedSort, tab: SavedTab): string => (sort === "added" ? `${verbs[tab]} por último` : sorts[sort]),
  layouts: "Visualização",
  layoutNames: { cards: "Cartões", rows: "Linhas" },
  totals,
  moreTitles: (count: number): string => `Mais ${counted(count, "título", "títulos")}`,
  ownRating: (value: number): string => `Sua nota: ${value}`,
  episodesSeen: (count: number): string => counted(count, "episódio visto", "episódios vistos"),
  /** Buttons of a title. The name precedes for screen readers, of which each button of a list has another. */
  inLists: "Listas",
  remove: "Remover",
  ofTitle: (title: string): string => `: ${title}`,
  moveUp: "Subir",
  moveDown: "Descer",
  /** Announced. */
  movedTo: (title: string, place: number, count: number): string => `${title}: posição ${number(place)} de ${number(count)}`,
  /** Toasts, with an undo. The title's name follows. */
  removed: {
    saved: "Removido da Minha lista",
    seen: "Não está mais marcado como visto",
    rated: "Sua nota foi removida",
  } satisfies Record<Exclude<SavedTab, "continue" | "lists">, string>,
  empty: {
    saved: {
      message: "Nada salvo ainda",
      hint: "Use “Salvar” em um filme ou uma série, e o título espera por você aqui. Não é preciso ter conta: sua lista fica neste navegador.",
    },
    continue: { message: "Nada para continuar", hint: "Os filmes e as séries que você deixa antes do fim ficam aqui, para você continuar depois." },
    seen: { message: "Nada marcado como visto", hint: "O que você assiste até o fim ou marca com “Já vi” fica aqui." },
    rated: { message: "Nenhuma nota sua ainda", hint: "Dê uma nota de 1 a 10 a um filme ou uma série na página do título e, se quiser, escreva uma anotação." },
  } satisfies Record<Exclude<SavedTab, "lists">, { message: string; hint: string }>,
  nothingMatches: { message: "Nenhum título corresponde a estes filtros", hint: "Tire um filtro para ver mais da sua lista." },
  emptyLinks: { discover: "Descobrir filmes", trending: "O que está em alta", import: "Importar uma lista" },
};
