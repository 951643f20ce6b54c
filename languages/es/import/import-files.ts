import type { LeftOut } from "#features/import/model/file-rows.ts";
import type { FileFault, FileReport } from "#features/import/model/read-import.ts";
import { number, plural, pluralText } from "../text.ts";

// What became of the files of an import.
/** Why a file was not read. */
const faults: Record<FileFault, string> = {
  unknown: "no es una exportación de un servicio que esta página conozca, o tiene otras columnas",
  noTitles: "no contiene títulos",
  damaged: "no se puede leer: quizá esté dañado o protegido con contraseña",
  tooLarge: "ocupa más de 20\u00a0MB",
  tooMuch: "es demasiado para leerlo de una vez: prueba con menos archivos",
  type: "no es CSV ni JSON",
  tooMany: "no se ha leído: se leen hasta 1000 archivos a la vez",
};
const fileFault = (name: string, fault: FileFault): string => `${name} ${faults[fault]}.`;
/** Why rows were left out, of any number: "3 de juegos, pódcast o vídeos musicales". */
const reasons: Record<LeftOut, string> = {
  unnamed: "sin título",
  otherType: "de juegos, pódcast o vídeos musicales",
  part: "de temporadas o episodios sueltos",
  people: "de personas",
  hidden: "de títulos que allí están ocultos o abandonados",
  dropped: "de títulos que allí están abandonados",
  collected: "de títulos que solo están en una colección",
  liked: "de títulos con solo un «Me gusta»",
  recommended: "de recomendaciones",
  deleted: "de títulos que allí están borrados",
  trailer: "de tráileres y extras",
  unstarted: "de títulos que se vieron solo un momento",
  finished: "de títulos en pausa al final",
  empty: "sin nada que guardar aquí",
  beyond: "por encima del límite de una importación",
};

/** "watched.csv: 1000 filas, 998 leídas, omitidas: 2 sin título" */
function fileText({ name, rows, read }: FileReport, leftOut: readonly [LeftOut, number][]): string {
  const reasonsText = leftOut.map(([reason, count]) => `${number(count)} ${reasons[reason]}`).join("; ");
  const rowCount = plural(rows, { one: "# fila", many: "# de filas", other: "# filas" });
  const readCount = plural(read, { one: "# leída", many: "# leídas", other: "# leídas" });
  return `${name}: ${rowCount}, ${readCount}${reasonsText && `, omitidas: ${reasonsText}`}`;
}
export const importFiles = {
  files: (count: number): string => `Archivos (${number(count)})`,
  fileFault,
  moreFaults: pluralText({
    one: "No se ha leído # archivo más. Lo encontrarás en «Archivos».",
    many: "No se han leído # de archivos más. Los encontrarás en «Archivos».",
    other: "No se han leído # archivos más. Los encontrarás en «Archivos».",
  }),
  fileText,
  skipped: pluralText({
    one: "Se omite # fila. En «Archivos» puedes ver cuál y por qué.",
    many: "Se omiten # de filas. En «Archivos» puedes ver cuáles y por qué.",
    other: "Se omiten # filas. En «Archivos» puedes ver cuáles y por qué.",
  }),
};
