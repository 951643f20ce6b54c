import type { DiscoverType } from "#domain/addresses.ts";
import type { DiscoverFilters } from "#features/discover/model/discover-filters.ts";
import type { SingleFilter } from "#features/discover/model/discover-pages.ts";
import { genres } from "../site/genres.ts";
import { counted, decimalText } from "../text.ts";

const headings: Record<DiscoverType, string> = { movies: "Descobrir filmes", tv: "Descobrir séries" };
const noun: Record<DiscoverType, string> = { movies: "filmes", tv: "séries" };
const atStart: Record<DiscoverType, string> = { movies: "Filmes", tv: "Séries" };
const hereHeadings: Record<DiscoverType, string> = { movies: "Filmes para ver aqui", tv: "Séries para ver aqui" };

/** Of genres whose name does not follow "Filmes de". */
const genreHeadings: Record<DiscoverType, Readonly<Record<number, string>>> = {
  movies: {
    36: "Filmes históricos",
    99: "Documentários",
    10402: "Filmes musicais",
    10751: "Filmes para a família",
    10770: "Telefilmes",
  },
  tv: {
    99: "Séries documentais",
    10751: "Séries para a família",
    10762: "Séries infantis",
    10763: "Programas de notícias",
    10764: "Reality shows",
    10766: "Novelas",
    10767: "Talk shows",
  },
};

/** "Filmes de drama", "Séries de 1963"; of several filters "Descobrir filmes". */
function discoverHeading({ type, here }: Pick<DiscoverFilters, "type" | "here">, { genre, year }: SingleFilter): string {
  if (here) return hereHeadings[type];
  if (genre) return genreHeadings[type][genre.id] ?? `${atStart[type]} de ${(genres[genre.id] ?? genre.name).toLowerCase()}`;
  return year === null ? headings[type] : `${atStart[type]} de ${year}`;
}

const titleCount = (type: DiscoverType, count: number): string => (type === "tv" ? counted(count, "série", "séries") : counted(count, "filme", "filmes"));
const filters = "Filtros";
export const discoverPage = {
  typesLabel: "Filmes ou séries",
  types: { movies: "Filmes", tv: "Séries" },
  discoverHeading,
  titleCount,
  noun,
  /** "1.234 filmes" */
  resultCount: (type: DiscoverType, count: number): string => {
    if (count === 0) return type === "tv" ? "Nenhuma série" : "Nenhum filme";
    return titleCount(type, count);
  },
  filters,
  /** "Filtros (3)" */
  openFilters: (active: number): string => (active === 0 ? filters : `${filters} (${active})`),
  activeFilters: "Filtros ativos",
  /** Precedes a filter's name for screen readers. */
  removeFilter: "Remover filtro:",
  clearAll: "Limpar tudo",
  surpriseMe: "Me surpreenda",
  sortBy: "Ordenar por",
  sorts: {
    popularity: "Mais populares",
    rating: "Melhor nota",
    newest: "Mais recentes",
    oldest: "Mais antigos",
    title: "Título",
  },
  /** Only titles whose video this site has. */
  here: "Para ver aqui",
  /** Only what is released. */
  released: "Ocultar o que ainda não estreou",
  /** The texts of active filters. */
  chips: {
    anyGenre: "Qualquer um destes gêneros",
    not: (genre: string): string => `Exceto ${genre.toLowerCase()}`,
    years: (min: number | null, max: number | null): string => {
      if (min === max) return String(min);
      if (min === null) return `Até ${max}`;
      return max === null ? `Desde ${min}` : `${min} a ${max}`;
    },
    rating: (value: number): string => `Nota ${decimalText(String(value))} ou mais`,
    votes: (value: number): string => `${counted(value, "voto", "votos")} ou mais`,
    runtime: (min: number | null, max: number | null): string => {
      if (min === max) return `${min}\u00a0min`;
      if (min === null) return `No máximo ${max}\u00a0min`;
      return max === null ? `No mínimo ${min}\u00a0min` : `${min} a ${max}\u00a0min`;
    },
    certification: (name: string, country: string): string => `${name} (${country})`,
  },
};
