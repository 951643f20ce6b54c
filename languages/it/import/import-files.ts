import type { LeftOut } from "#features/import/model/file-rows.ts";
import type { FileFault, FileReport } from "#features/import/model/read-import.ts";
import { counted } from "../counts.ts";
import { number, plural } from "../text.ts";

// What became of the files of an import.
/** Why a file was not read. */
const faults: Record<FileFault, string> = {
  unknown: "non è un’esportazione di un servizio che questa pagina conosce, o ha altre colonne",
  noTitles: "non contiene titoli",
  damaged: "è illeggibile: forse è danneggiato o protetto da una password",
  tooLarge: "supera i 20\u00a0MB",
  tooMuch: "è troppo da leggere in una volta: prova con meno file",
  type: "non è né CSV né JSON",
  tooMany: "non è stato letto: si leggono al massimo 1.000 file per volta",
};
const fileFault = (name: string, fault: FileFault): string => `${name} ${faults[fault]}.`;
/** Why rows were left out, of any number: "3 con giochi, podcast o video musicali". */
const reasons: Record<LeftOut, string> = {
  unnamed: "senza titolo",
  otherType: "con giochi, podcast o video musicali",
  part: "con singole stagioni o singoli episodi",
  people: "con persone",
  hidden: "con un titolo nascosto o abbandonato nel servizio",
  dropped: "con un titolo abbandonato nel servizio",
  collected: "solo in una raccolta",
  liked: "solo con un «Mi piace»",
  recommended: "con un titolo consigliato",
  deleted: "con un titolo eliminato nel servizio",
  trailer: "con trailer e contenuti extra",
  unstarted: "con una riproduzione di pochi istanti",
  finished: "in pausa alla fine",
  empty: "senza niente da salvare qui",
  beyond: "oltre il limite di un’importazione",
};

/** "watched.csv: 1.000 righe, di cui lette 998; tralasciate: 2 senza titolo" */
function fileText({ name, rows, read }: FileReport, leftOut: readonly [LeftOut, number][]): string {
  const reasonsText = leftOut.map(([reason, count]) => `${number(count)} ${reasons[reason]}`).join(", ");
  return `${name}: ${counted("riga", "righe")(rows)}, di cui lette ${number(read)}${reasonsText && `; tralasciate: ${reasonsText}`}`;
}
export const importFiles = {
  files: (count: number): string => `File (${number(count)})`,
  fileFault,
  moreFaults: (count: number): string =>
    plural(count, {
      one: "Un altro file non è stato letto. Lo trovi sotto «File».",
      many: "Altri # di file non sono stati letti. Li trovi sotto «File».",
      other: "Altri # file non sono stati letti. Li trovi sotto «File».",
    }),
  fileText,
  skipped: (count: number): string =>
    plural(count, {
      one: "# riga viene tralasciata. Sotto «File» vedi quale, e perché.",
      many: "# di righe vengono tralasciate. Sotto «File» vedi quali, e perché.",
      other: "# righe vengono tralasciate. Sotto «File» vedi quali, e perché.",
    }),
};
