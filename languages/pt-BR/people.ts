import type { CreditSort } from "#features/people/model/credit-order.ts";
import type { Words } from "../words.ts";
import { counted, decimal, number } from "./text.ts";

/** Of "filmes" or "títulos", and of "séries" alone. */
const ranks: Record<CreditSort, readonly [masculine: string, feminine: string]> = {
  popularity: ["mais populares", "mais populares"],
  newest: ["mais recentes", "mais recentes"],
  oldest: ["mais antigos", "mais antigas"],
  rating: ["mais bem avaliados", "mais bem avaliadas"],
};
const filmCount = (count: number): string => counted(count, "filme", "filmes");
const seriesCount = (count: number): string => counted(count, "série", "séries");
/** "61 filmes e 12 séries, mais recentes primeiro" */
function shownTitles({ films, series }: { films: number; series: number }, sort: CreditSort): string {
  const counts = [...(films > 0 ? [filmCount(films)] : []), ...(series > 0 ? [seriesCount(series)] : [])];
  return counts.length === 0 ? "Nenhum título" : `${counts.join(" e ")}, ${ranks[sort][films > 0 ? 0 : 1]} primeiro`;
}

const film = "Filme";
const series = "Série";
type Point = { type: "movies" | "series"; title: string; year: number; rating: number; votes: number };
const pointType = ({ type }: Pick<Point, "type">): string => (type === "series" ? series : film);
export const words: Words["people"] = {
  personPage: {
    loading: "Carregando esta pessoa",
    born: "Nascimento",
    bornText: (date: string, age: number | null): string => (age === null ? date : `${date} (${counted(age, "ano", "anos")})`),
    died: "Falecimento",
    placeOfBirth: "Local de nascimento",
    /** A department follows. "Conhecido por" would need a gender. */
    knownFor: "Área principal",
    popularity: "Popularidade",
    biography: "Biografia",
    noBiography: (name: string): string => `Ainda não há uma biografia de ${name} aqui.`,
    filmography: "Filmografia",
    asActor: "No elenco",
    asCrew: "Na equipe",
    noActing: "Nenhum papel encontrado",
    noCrew: "Nenhum trabalho na equipe encontrado",
    crewFilms: (count: number): string => `${filmCount(count)} na equipe`,
    tvSeries: "Séries",
    /** Section 5, of a title without a name and of one without a year. */
    untitled: "Sem título",
    unknownYear: "Ano desconhecido",
    showAll: (total: number): string => `Ver todos (${number(total)})`,
    /** "Estes são os 40 mais recentes." */
    firstShown: (sort: CreditSort, count: number): string => `Estes são os ${number(count)} ${ranks[sort][0]}.`,
    sortAndFilter: "Ordenar e filtrar",
    sortBy: "Ordenar por",
    sorts: { popularity: "Mais populares", newest: "Mais recentes", oldest: "Mais antigos", rating: "Melhor nota" },
    show: "Mostrar",
    types: { all: "Tudo", movies: "Filmes", tv: "Séries" },
    /** Appearances as self: "como si mesmo" would need a gender. */
    hideSelf: (count: number): string => `Ocultar participações sem personagem (${number(count)})`,
    showSelf: (count: number): string => `Mostrar participações sem personagem (${number(count)})`,
    noSeries: "Nenhuma série encontrada",
    shownTitles,
    careerTimeline: "Linha do tempo da carreira",
    film,
    series,
    legend: "Quanto mais alto, melhor a nota; quanto maior, mais votos.",
    plotLabel: (count: number): string => `${counted(count, "título", "títulos")} por ano e nota. As setas do teclado passam de um a outro.`,
    /** At the foot of the plot, where "anos 1920" has no room. */
    decade: (firstYear: number): string => String(firstYear),
    pointType,
    /** "Sherlock Jr., filme de 1924, nota 8,1, 1.204 votos" */
    pointName: (point: Point): string =>
      `${point.title}, ${pointType(point).toLowerCase()} de ${point.year}, nota ${decimal(point.rating)}, ${counted(point.votes, "voto", "votos")}`,
    asTable: "A linha do tempo em tabela",
    columns: { title: "Título", type: "Tipo", year: "Ano", rating: "Nota", votes: "Votos" },
    notPlotted: "Títulos sem data ou sem votos não estão no gráfico, nem a maioria das participações sem personagem.",
    workedMostWith: "Parcerias frequentes",
    together: (titles: number): string => counted(titles, "título em comum", "títulos em comum"),
    togetherNote: "Contagem feita com os créditos que este site carregou até agora.",
    notFound: "Pessoa não encontrada",
    notFoundText: "Não há nenhuma pessoa neste endereço. O link pode ter um erro de digitação.",
  },
};
