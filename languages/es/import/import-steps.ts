import { keyParts } from "#domain/title-key.ts";
import type { FoundEntry } from "#features/import/model/import-changes.ts";
import type { ImportFit } from "#features/import/model/import-fit.ts";
import { isStarted, positionsIn } from "#features/import/model/import-progress.ts";
import { type Service, undated } from "#features/import/model/imported-title.ts";
import type { SavedTitle } from "#features/saved/model/saved-title.ts";
import { episodes, minutes as minuteCount, titles } from "../counts.ts";
import { decimal, list, number, plural } from "../text.ts";
import { importPage } from "./import.ts";
import { contents, withoutRoom } from "./import-counts.ts";

const { services } = importPage;

// The steps of an import. Apart from `import.ts`, which the page needs before its script.

/** The server looks up about three titles a second for each visitor (server/http/client-share.ts). */
const titlesInMinute = 180;
const minutes = (titlesLeft: number): string => minuteCount(Math.ceil(titlesLeft / titlesInMinute));
const megabytes = (chars: number): string => `${decimal(Math.max(0.1, chars / 1_000_000))}\u00a0MB`;

const named = ({ title, year }: { title: string; year: number | null }): string => (year === null ? title : `${title} (${year})`);

/** "1/5/2020" */
function dayText(time: number): string {
  const date = new Date(time);
  return `${date.getUTCDate()}/${date.getUTCMonth() + 1}/${date.getUTCFullYear()}`;
}

function seenText({ seenAt, isLogged }: Pick<FoundEntry["row"], "seenAt" | "isLogged">): string | false {
  if (seenAt === null) return false;
  if (seenAt === undated) return "visto, sin fecha";
  return isLogged ? `visto, registrado el ${dayText(seenAt)}` : `visto el ${dayText(seenAt)}`;
}

/** In the list of what was found: "The Kid (1921): para Mi lista, visto el 1/5/2020, 8 sobre 10". */
function foundRow(entry: FoundEntry): string {
  const { row, title } = entry;
  const parts = [
    row.savedAt !== null && "para Mi lista",
    seenText(row),
    row.episodes.length > 0 && episodes(row.episodes.length),
    positionsIn(entry).length > 0 && "en pausa",
    isStarted(entry) && "empezado",
    row.rating !== null && `${row.rating} sobre 10`,
    ...row.lists.map(({ name }) => name),
  ].filter((part) => part !== false);
  return parts.length === 0 ? named(title) : `${named(title)}: ${parts.join(", ")}`;
}

const started = (count: number): string => `Solo empezados (${number(count)})`;
const kinds = { movie: "película", tv: "serie" } as const;

export const importSteps = {
  // The steps of an import. Apart from `import.ts`, which the page needs before its script.
  remembersNothing: "Este dispositivo está configurado para no recordar nada: una importación se perdería al cerrar la página.",
  notStored:
    "Este navegador no tiene espacio para la importación, o no guarda nada para este sitio. Deja abierta esta pestaña hasta que la hayas añadido: más tarde no se podrá continuar.",
  chooseFiles: "Elegir archivos",
  dropFiles: "o suéltalos aquí",
  fileTypes: "ZIP, CSV o JSON, de hasta 20\u00a0MB cada uno",
  reading: "Leyendo los archivos",
  nothingFound: "En estos archivos no hay películas ni series.",
  /** "Letterboxd e IMDb: 1000 títulos" */
  foundIn: (names: readonly Service[], count: number): string => `${list(names.map((name) => services[name]))}: ${titles(count)}`,
  unfinished: "Hay una importación sin terminar",
  progress: (done: number, all: number): string => `Se han buscado ${number(done)} de ${titles(all)}`,
  /** Spoken: "Se ha buscado el 50 % de tus títulos". */
  quartersDone: (quarters: number): string => `Se ha buscado el ${quarters * 25}\u00a0% de tus títulos`,
  left: (count: number): string =>
    plural(count, {
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
  takes: (titlesLeft: number): string => `Tardará como mucho ${minutes(titlesLeft)}.`,
  remaining: (titlesLeft: number): string => `Como mucho, ${minutes(titlesLeft)} más.`,
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
  /** Before anything is stored. Nothing to say on a device that remembers nothing. */
  size: ({ chars, freeChars }: Pick<ImportFit, "chars" | "freeChars">): string =>
    Number.isFinite(freeChars) ? `Ocupa unos ${megabytes(chars)} de los ${megabytes(freeChars)} que le quedan a tu navegador para este sitio.` : "",
  withoutRoom,
  unclear: (count: number): string => `Dudosos (${number(count)})`,
  unclearHint: "Encaja más de un título, o ninguno del todo. Elige el correcto u omítelo.",
  leaveOut: "Omitir",
  found: (count: number): string => `Encontrados (${number(count)})`,
  notLookedUp: (count: number): string => `Sin buscar (${number(count)})`,
  notFound: (count: number): string => `No encontrados (${number(count)})`,
  showMore: (count: number): string => `Mostrar ${number(count)} más`,
  named,
  foundRow,
  started,
  startedHint: "Los archivos no dicen qué episodios has visto. Estos títulos están en «Seguir viendo» y ninguno de sus episodios está marcado.",
  cutNotes: (count: number): string => `Apuntes acortados (${number(count)})`,
  cutNotesHint: "En un apunte caben 5000 caracteres. El resto de estos se omite.",
  /** In a list to choose from: "The Kid (1921), película". */
  candidate: (title: SavedTitle): string => `${named(title)}, ${kinds[keyParts(title.key).kind]}`,
  contents,
  added: "Añadido a este dispositivo",
  addedForNow: "Añadido hasta que cierres esta página",
  undo: "Deshacer toda la importación",
  undone: "La importación se ha deshecho. Tu dispositivo vuelve a tener lo que tenía antes.",
  toList: "Mi lista",
  again: "Importar otra cosa",
};
