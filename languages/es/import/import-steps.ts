import { type Service, serviceNames } from "#features/import/model/imported-title.ts";
import { episodes, minutes, titles } from "../counts.ts";
import { decimal, list, number, pluralText } from "../text.ts";
import { contents, withoutRoom } from "./import-counts.ts";

// The steps of an import. Apart from `import.ts`, which the page needs before its script.

const megabytes = (chars: number): string => `${decimal(Math.max(0.1, chars / 1_000_000))}\u00a0MB`;

type Named = { title: string; year: number | null };
const named = ({ title, year }: Named): string => (year === null ? title : `${title} (${year})`);

/** "1/5/2020" */
function dayText(time: number): string {
  const date = new Date(time);
  return `${date.getUTCDate()}/${date.getUTCMonth() + 1}/${date.getUTCFullYear()}`;
}

const kinds = { movie: "película", tv: "serie" } as const;

export const importSteps = {
  remembersNothing: "Este dispositivo está configurado para no recordar nada: una importación se perdería al cerrar la página.",
  notStored:
    "Este navegador no tiene espacio para la importación, o no guarda nada para este sitio. Deja abierta esta pestaña hasta que la hayas añadido: más tarde no se podrá continuar.",
  chooseFiles: "Elegir archivos",
  dropFiles: "o suéltalos aquí",
  fileTypes: "ZIP, CSV o JSON, de hasta 20\u00a0MB cada uno",
  reading: "Leyendo los archivos",
  nothingFound: "En estos archivos no hay películas ni series.",
  /** "Letterboxd e IMDb: 1000 títulos" */
  foundIn: (names: readonly Service[], count: number): string => `${list(names.map((name) => serviceNames[name]))}: ${titles(count)}`,
  unfinished: "Hay una importación sin terminar",
  progress: (done: number, all: number): string => `Se han buscado ${number(done)} de ${titles(all)}`,
  /** Spoken: "Se ha buscado el 50 % de tus títulos". */
  quartersDone: (quarters: number): string => `Se ha buscado el ${quarters * 25}\u00a0% de tus títulos`,
  left: pluralText({
    one: "Se omite # título: en una importación caben 10\u00a0000.",
    many: "Se omiten # de títulos: en una importación caben 10\u00a0000.",
    other: "Se omiten # títulos: en una importación caben 10\u00a0000.",
  }),
  sends:
    "Para encontrarlos, se envían a este sitio sus nombres, sus años, sus números en IMDb y TMDB y si cada uno es una película o una serie, de 50 en 50. No se registran, y nada indica de quién son.",
  findTitles: "Buscar estos títulos",
  continueImport: "Continuar",
  discard: "Descartar la importación",
  matching: "Buscando tus títulos",
  takes: (minutesLeft: number): string => `Tardará como mucho ${minutes(minutesLeft)}.`,
  remaining: (minutesLeft: number): string => `Como mucho, ${minutes(minutesLeft)} más.`,
  whileMatching: "Mientras tanto, puedes ver otras páginas.",
  continueLater: "Si cierras esta pestaña, podrás continuar más tarde.",
  stop: "Detener",
  stopped: "La importación se ha detenido",
  skipRest: "Seguir sin el resto",
  review: "Todo listo para añadir",
  staysAsItIs: "Lo que ya habías guardado, visto o valorado en este dispositivo se queda como está.",
  nothingToAdd: "Aquí no se ha encontrado nada de esta importación.",
  addAll: "Añadir a este dispositivo",
  adding: "Añadiendo tus títulos",
  size: (chars: number, freeChars: number): string =>
    `Ocupa unos ${megabytes(chars)} de los ${megabytes(freeChars)} que le quedan a tu navegador para este sitio.`,
  withoutRoom,
  unclear: (count: number): string => `Dudosos (${number(count)})`,
  unclearHint: "Encaja más de un título, o ninguno del todo. Elige el correcto u omítelo.",
  leaveOut: "Omitir",
  found: (count: number): string => `Encontrados (${number(count)})`,
  notLookedUp: (count: number): string => `Sin buscar (${number(count)})`,
  notFound: (count: number): string => `No encontrados (${number(count)})`,
  showMore: (count: number): string => `Mostrar ${number(count)} más`,
  named,
  foundFacts: {
    saved: "para Mi lista",
    undated: "visto, sin fecha",
    seen: (time: number): string => `visto el ${dayText(time)}`,
    logged: (time: number): string => `visto, registrado el ${dayText(time)}`,
    episodes: episodes,
    paused: "en pausa",
    started: "empezado",
    rated: (rating: number): string => `${rating} sobre 10`,
  },
  /** In the list of what was found: "The Kid (1921): para Mi lista, visto el 1/5/2020, 8 sobre 10". */
  foundRow: (title: Named, facts: readonly string[]): string => `${named(title)}: ${facts.join(", ")}`,
  started: (count: number): string => `Solo empezados (${number(count)})`,
  startedHint: "Los archivos no dicen qué episodios has visto. Estos títulos están en «Seguir viendo» y ninguno de sus episodios está marcado.",
  cutNotes: (count: number): string => `Apuntes acortados (${number(count)})`,
  cutNotesHint: "En un apunte caben 5000 caracteres. El resto de estos se omite.",
  /** In a list to choose from: "The Kid (1921), película". */
  candidate: (title: Named, kind: keyof typeof kinds): string => `${named(title)}, ${kinds[kind]}`,
  contents,
  added: "Añadido a este dispositivo",
  addedForNow: "Añadido hasta que cierres esta página",
  undo: "Deshacer toda la importación",
  undone: "La importación se ha deshecho. Tu dispositivo vuelve a tener lo que tenía antes.",
  toList: "Mi lista",
  again: "Importar otra cosa",
};
