import type { DiscoverType } from "#domain/addresses.ts";
import { counted, number } from "../text.ts";
import { discoverPage } from "./discover-page.ts";

const { noun, titleCount } = discoverPage;

// The form of Discover's filters, and what stands in place of an empty list.

const noMatch: Record<DiscoverType, string> = { movies: "Nenhum filme encontrado", tv: "Nenhuma série encontrada" };

/** The button that applies the filters. `null`: not counted yet. */
function show(type: DiscoverType, count: number | null): string {
  if (count === null) return `Mostrar ${noun[type]}`;
  return count === 0 ? noMatch[type] : `Mostrar ${titleCount(type, count)}`;
}
export const discoverForm = {
  show,
  /** For screen readers, while the filters change. */
  matching: (type: DiscoverType, count: number): string => {
    if (count === 0) return noMatch[type];
    return type === "tv" ? counted(count, "série encontrada", "séries encontradas") : counted(count, "filme encontrado", "filmes encontrados");
  },
  closeFilters: "Fechar filtros",
  genres: "Gêneros",
  match: "Títulos com",
  matches: { all: "todos", any: "pelo menos um" },
  notGenres: "Excluir gêneros",
  moreFilters: "Mais filtros",
  years: "Anos",
  from: "De",
  to: "Até",
  rating: "Nota",
  votes: "Número de votos",
  runtime: "Duração em minutos",
  language: "Idioma original",
  certification: "Classificação indicativa",
  /** The country's field says what it is for. */
  regionOf: { movies: "País da classificação e do streaming", tv: "País do streaming" },
  /** Fields for what has a name in the film database. */
  named: { keyword: "Palavras-chave", company: "Produtoras", network: "Canais", provider: "Serviços de streaming" },
  /** Where the film database does not say the name. */
  unnamed: { keyword: "Palavra-chave", company: "Produtora", network: "Canal", provider: "Serviço" },
  /** Of nouns of either gender. */
  any: "Qualquer",
  atLeast: (value: number): string => `${number(value)} ou mais`,
  /** In a type-ahead field. */
  addTo: { keyword: "Adicionar palavra-chave", company: "Adicionar produtora", provider: "Adicionar serviço" },
  searching: "Buscando",
  nothingKnown: "Nada encontrado",
  optionsFailed: "Não foi possível carregar as opções.",
  choices: (count: number): string => counted(count, "opção", "opções"),
  nothingMatches: {
    movies: "Nenhum filme corresponde a todos estes filtros",
    tv: "Nenhuma série corresponde a todos estes filtros",
  },
  /** `filter`: the narrowest one's text. */
  loosen: (filter: string): string => `O mais restrito é “${filter}”: tire esse primeiro. Cada link abaixo deixa um filtro de fora.`,
  nothingHere: { movies: "Ainda não há filmes aqui", tv: "Ainda não há séries aqui" },
  nothingHereHint: "O catálogo não tem nada para listar no momento. Tente de novo mais tarde.",
  without: (filter: string): string => `Sem “${filter}”`,
};
