import type { LeftOut } from "#features/import/model/file-rows.ts";
import type { FileFault, FileReport } from "#features/import/model/read-import.ts";
import { counted, number, pluralText } from "../text.ts";

// What became of the files of an import.
/** Why a file was not read. */
const faults: Record<FileFault, string> = {
  unknown: "não é uma exportação de um serviço que esta página conhece, ou tem outras colunas",
  noTitles: "não tem títulos",
  damaged: "não pôde ser lido: talvez esteja danificado ou protegido por senha",
  tooLarge: "passa de 20\u00a0MB",
  tooMuch: "é grande demais para ler de uma vez: tente com menos arquivos",
  type: "não é CSV nem JSON",
  tooMany: "não foi lido: são lidos no máximo 1.000 arquivos de cada vez",
};
const fileFault = (name: string, fault: FileFault): string => `${name} ${faults[fault]}.`;
/** Why rows were left out: "3 de jogos, podcasts ou clipes". */
const reasons: Record<LeftOut, string> = {
  unnamed: "sem título",
  otherType: "de jogos, podcasts ou clipes",
  part: "de temporadas ou episódios avulsos",
  people: "de pessoas",
  hidden: "com título oculto ou abandonado por lá",
  dropped: "com título abandonado por lá",
  collected: "só de uma coleção",
  liked: "só com curtida",
  recommended: "de recomendações",
  deleted: "com título excluído por lá",
  trailer: "de trailers e extras",
  unstarted: "com reprodução de apenas um instante",
  finished: "com pausa no fim",
  empty: "sem nada para guardar aqui",
  beyond: "além do limite de uma importação",
};

/** "watched.csv: 1.000 linhas, 998 lidas, de fora: 2 sem título" */
function fileText({ name, rows, read }: FileReport, leftOut: readonly [LeftOut, number][]): string {
  const reasonsText = leftOut.map(([reason, count]) => `${number(count)} ${reasons[reason]}`).join(", ");
  return `${name}: ${counted(rows, "linha", "linhas")}, ${number(read)} ${read < 2 ? "lida" : "lidas"}${reasonsText && `, de fora: ${reasonsText}`}`;
}
export const importFiles = {
  files: (count: number): string => `Arquivos (${number(count)})`,
  fileFault,
  moreFaults: pluralText({
    one: "Mais # arquivo não foi lido. Ele aparece em “Arquivos”.",
    many: "Mais # de arquivos não foram lidos. Eles aparecem em “Arquivos”.",
    other: "Mais # arquivos não foram lidos. Eles aparecem em “Arquivos”.",
  }),
  fileText,
  skipped: pluralText({
    one: "# linha fica de fora. Em “Arquivos” você vê qual e por quê.",
    many: "# de linhas ficam de fora. Em “Arquivos” você vê quais e por quê.",
    other: "# linhas ficam de fora. Em “Arquivos” você vê quais e por quê.",
  }),
};
