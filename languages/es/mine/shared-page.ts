import { lists, titles } from "../counts.ts";
import { number, plural, pluralText } from "../text.ts";

// The page of a list that came as an address.
export const sharedPage = {
  /** Of a list without a name. */
  unnamed: "Una lista compartida",
  about: "Esta lista viene en la dirección que has abierto, incluido su nombre. No está guardada en este sitio. Guárdala para tenerla en este dispositivo.",
  titleCount: titles,
  /** For search engines and previews of the address. */
  description: (count: number): string => `Una lista de ${titles(count)} para ver, compartida mediante un enlace.`,
  listLabel: "Títulos de esta lista",
  /** In place of a title that the page does not have. */
  notLoaded: { movie: "Una película aún sin cargar", tv: "Una serie aún sin cargar" },
  missing: "No está en el catálogo",
  failed: "No se han podido cargar algunos títulos de esta lista.",
  /** Below the list. */
  dropped: pluralText({
    one: "Se ha omitido una entrada de la dirección: no es un título, o la lista es demasiado larga.",
    many: "Se han omitido # de entradas de la dirección: no son títulos, o la lista es demasiado larga.",
    other: "Se han omitido # entradas de la dirección: no son títulos, o la lista es demasiado larga.",
  }),
  empty: {
    message: "Esta dirección no contiene ningún título",
    hint: "Puede que se haya cortado por el camino. Pide que te la envíen otra vez, o busca aquí algo que ver.",
  },
  /** Beside the buttons, which wait for all titles. */
  loaded: (count: number, all: number): string => `Se han cargado ${number(count)} de ${titles(all)}`,
  saveAll: "Guardar todo",
  saveAsList: "Guardar como lista",
  openMyList: "Abrir Mi lista",
  /** Of toasts. */
  savedAll: pluralText({ one: "# título guardado en Mi lista", many: "# de títulos guardados en Mi lista", other: "# títulos guardados en Mi lista" }),
  /** Below it. */
  leftOut: (count: number): string =>
    count === 0
      ? ""
      : plural(count, {
          one: "No se ha podido cargar # título",
          many: "No se han podido cargar # de títulos",
          other: "No se han podido cargar # títulos",
        }),
  allSavedBefore: "Todos estaban ya en Mi lista",
  savedAsList: "Guardada como lista",
  noRoom: (most: number): string => `Tienes ${lists(most)} y no caben más. Elimina una primero.`,
};
