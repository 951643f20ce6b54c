import { counted, forms, number, plural, pluralText } from "../text.ts";

// The page of a list that came as an address.
const titleCount = (count: number): string => counted(count, "título", "títulos");
export const sharedPage = {
  /** Of a list without a name. */
  unnamed: "Uma lista compartilhada",
  about: "Esta lista veio no endereço que você abriu, inclusive o nome dela. Ela não está guardada neste site. Salve-a se quiser mantê-la neste dispositivo.",
  titleCount,
  /** For search engines and previews of the address. */
  description: (count: number): string => `Uma lista com ${titleCount(count)} para assistir, compartilhada como endereço.`,
  listLabel: "Títulos desta lista",
  /** In place of a title that the page does not have. */
  notLoaded: { movie: "Um filme ainda não carregado", tv: "Uma série ainda não carregada" },
  missing: "Fora do catálogo",
  failed: "Alguns títulos desta lista não puderam ser carregados.",
  /** Below the list. */
  dropped: pluralText({
    one: "# item do endereço ficou de fora: não é um título, ou a lista é longa demais.",
    many: "# de itens do endereço ficaram de fora: não são títulos, ou a lista é longa demais.",
    other: "# itens do endereço ficaram de fora: não são títulos, ou a lista é longa demais.",
  }),
  empty: {
    message: "Não há nenhum título neste endereço",
    hint: "Talvez ele tenha sido cortado no caminho. Peça que o enviem de novo ou encontre algo para assistir aqui.",
  },
  /** Beside the buttons, which wait for all titles. */
  loaded: (count: number, all: number): string => `${number(count)} de ${plural(all, forms("título carregado", "títulos carregados"))}`,
  saveAll: "Salvar todos",
  saveAsList: "Salvar como lista",
  openMyList: "Abrir Minha lista",
  /** Of toasts. */
  savedAll: (count: number): string => counted(count, "título salvo na Minha lista", "títulos salvos na Minha lista"),
  /** Below it. */
  leftOut: (count: number): string => (count === 0 ? "" : counted(count, "título não pôde ser carregado", "títulos não puderam ser carregados")),
  allSavedBefore: "Todos já estavam na Minha lista",
  savedAsList: "Salva como lista",
  noRoom: (most: number): string => `Você já tem ${counted(most, "lista", "listas")}, e não cabem mais. Exclua uma antes.`,
};
