import { keyParts } from "#domain/title-key.ts";
import type { FoundEntry } from "#features/import/model/import-changes.ts";
import type { ImportCounts, ImportFit } from "#features/import/model/import-fit.ts";
import { isStarted, positionsIn } from "#features/import/model/import-progress.ts";
import { type Service, undated } from "#features/import/model/imported-title.ts";
import type { SavedTitle } from "#features/saved/model/saved-title.ts";
import { counted, decimal, type Forms, forms, list, number, plural } from "../text.ts";
import { importPage } from "./import.ts";

const { services } = importPage;

// The steps of an import. Apart from `import.ts`, which the page needs before its script.

const titles = (count: number): string => counted(count, "título", "títulos");
/** The server looks up about three titles a second for each visitor (server/http/client-share.ts). */
const titlesInMinute = 180;
const minutes = (titlesLeft: number): string => counted(Math.ceil(titlesLeft / titlesInMinute), "minuto", "minutos");
const megabytes = (chars: number): string => `${decimal(Math.max(0.1, chars / 1_000_000))}\u00a0MB`;

/** A line for each count that is not zero. */
const lines = (counts: readonly [count: number, noun: Forms][]): string[] => counts.filter(([count]) => count > 0).map(([count, noun]) => plural(count, noun));

/** What has no room, each by its number. */
const withoutRoom = ({ titles: most, lists, listed, continued }: ImportFit["left"]): string[] =>
  lines([
    [
      most,
      forms(
        "título não cabe no espaço que o navegador ainda tem para este site e fica de fora.",
        "títulos não cabem no espaço que o navegador ainda tem para este site e ficam de fora.",
      ),
    ],
    [lists, forms("lista não cabe ao lado das suas e fica de fora.", "listas não cabem ao lado das suas e ficam de fora.")],
    [listed, forms("título fica fora de uma lista que está cheia.", "títulos ficam fora de listas que estão cheias.")],
    [
      continued,
      forms("título fica fora de “Continuar assistindo”, onde não cabe mais nada.", "títulos ficam fora de “Continuar assistindo”, onde não cabe mais nada."),
    ],
  ]);

const named = ({ title, year }: { title: string; year: number | null }): string => (year === null ? title : `${title} (${year})`);

/** "01/05/2020" */
const dayText = (time: number): string => new Date(time).toISOString().slice(0, 10).split("-").reverse().join("/");

function seenText({ seenAt, isLogged }: Pick<FoundEntry["row"], "seenAt" | "isLogged">): string | false {
  if (seenAt === null) return false;
  if (seenAt === undated) return "visto, sem data";
  return isLogged ? `visto, registrado em ${dayText(seenAt)}` : `visto em ${dayText(seenAt)}`;
}

/** In the list of what was found: "The Kid (1921): para a Minha lista, visto em 01/05/2020, nota 8 de 10". */
function foundRow(entry: FoundEntry): string {
  const { row, title } = entry;
  const parts = [
    row.savedAt !== null && "para a Minha lista",
    seenText(row),
    row.episodes.length > 0 && counted(row.episodes.length, "episódio", "episódios"),
    positionsIn(entry).length > 0 && "pausado",
    isStarted(entry) && "iniciado",
    row.rating !== null && `nota ${row.rating} de 10`,
    ...row.lists.map(({ name }) => name),
  ].filter((part) => part !== false);
  return parts.length === 0 ? named(title) : `${named(title)}: ${parts.join(", ")}`;
}

const started = (count: number): string => `Só iniciados (${number(count)})`;
const kinds = { movie: "filme", tv: "série" } as const;

/** What an import adds. Zeros are left out. */
const contents = ({ saved, seen, episodes, paused, started: opened, rated, notes, lists: own, logged, undated: without }: ImportCounts): string[] =>
  lines([
    [saved, forms("título para a Minha lista", "títulos para a Minha lista")],
    [seen, forms("título que você viu", "títulos que você viu")],
    [episodes, forms("episódio que você viu", "episódios que você viu")],
    [paused, forms("vídeo para continuar de onde você parou", "vídeos para continuar de onde você parou")],
    [opened, forms("título que você começou, para “Continuar assistindo”", "títulos que você começou, para “Continuar assistindo”")],
    [rated, forms("nota sua", "notas suas")],
    [notes, forms("anotação", "anotações")],
    [own, forms("lista sua", "listas suas")],
    [
      logged,
      forms(
        "título fica com o dia do registro: os arquivos não dizem quando você o viu",
        "títulos ficam com o dia do registro: os arquivos não dizem quando você os viu",
      ),
    ],
    [
      without,
      forms("título fica sem data: ela falta ou pode ser de dois dias diferentes", "títulos ficam sem data: ela falta ou pode ser de dois dias diferentes"),
    ],
  ]);
export const importSteps = {
  // The steps of an import. Apart from `import.ts`, which the page needs before its script.
  remembersNothing: "Este dispositivo está configurado para não guardar nada, e uma importação se perderia quando você fechasse a página.",
  notStored:
    "Este navegador não tem espaço para guardar a importação ou não guarda nada para este site. Deixe esta aba aberta até adicionar tudo: não dá para continuar depois.",
  chooseFiles: "Escolher arquivos",
  dropFiles: "ou solte-os aqui",
  fileTypes: "ZIP, CSV ou JSON, até 20\u00a0MB cada um",
  reading: "Lendo os arquivos",
  nothingFound: "Não há filmes nem séries nestes arquivos.",
  /** "Letterboxd e IMDb: 1.000 títulos" */
  foundIn: (names: readonly Service[], count: number): string => `${list(names.map((name) => services[name]))}: ${titles(count)}`,
  unfinished: "Há uma importação por terminar",
  progress: (done: number, all: number): string => `Consulta: ${number(done)} de ${titles(all)}`,
  /** Spoken: "50% dos seus títulos já foram consultados". */
  quartersDone: (quarters: number): string => `${quarters * 25}% dos seus títulos já foram consultados`,
  left: (count: number): string =>
    plural(count, forms("título fica de fora: em uma importação cabem 10.000.", "títulos ficam de fora: em uma importação cabem 10.000.")),
  sends:
    "Para encontrá-los, são enviados a este site os nomes, os anos e os números no IMDb e no TMDB, e se cada um é filme ou série, 50 de cada vez. Nada disso é registrado, e nada diz de quem são.",
  findTitles: "Encontrar títulos",
  continueImport: "Continuar",
  discard: "Descartar importação",
  matching: "Consultando seus títulos",
  takes: (titlesLeft: number): string => `Leva até ${minutes(titlesLeft)}.`,
  remaining: (titlesLeft: number): string => `Tempo restante: até ${minutes(titlesLeft)}.`,
  whileMatching: "Enquanto isso, você pode ver outras páginas.",
  continueLater: "Se você fechar esta aba, poderá continuar depois.",
  stop: "Parar",
  stopped: "A importação parou",
  skipRest: "Seguir sem o resto",
  review: "Tudo pronto para adicionar",
  staysAsItIs: "O que você já salvou, viu ou avaliou neste dispositivo fica como está.",
  nothingToAdd: "Nada desta importação foi encontrado aqui.",
  addAll: "Adicionar ao dispositivo",
  adding: "Adicionando seus títulos",
  /** Before anything is stored. Nothing to say on a device that remembers nothing. */
  size: ({ chars, freeChars }: Pick<ImportFit, "chars" | "freeChars">): string =>
    Number.isFinite(freeChars) ? `Isso ocupa cerca de ${megabytes(chars)} dos ${megabytes(freeChars)} que o navegador ainda tem para este site.` : "",
  withoutRoom,
  unclear: (count: number): string => `Em dúvida (${number(count)})`,
  unclearHint: "Mais de um título combina, ou nenhum combina exatamente. Escolha o certo ou deixe de fora.",
  leaveOut: "Deixar de fora",
  found: (count: number): string => `Encontrados (${number(count)})`,
  notLookedUp: (count: number): string => `Não consultados (${number(count)})`,
  notFound: (count: number): string => `Não encontrados (${number(count)})`,
  showMore: (count: number): string => `Mostrar mais ${number(count)}`,
  named,
  foundRow,
  started,
  startedHint: "Os arquivos não dizem quais episódios você viu. Estes títulos estão em “Continuar assistindo”, e nenhum episódio deles está marcado.",
  cutNotes: (count: number): string => `Anotações encurtadas (${number(count)})`,
  cutNotesHint: "Em uma anotação cabem 5.000 caracteres. O resto destas fica de fora.",
  /** In a list to choose from: "The Kid (1921), filme". */
  candidate: (title: SavedTitle): string => `${named(title)}, ${kinds[keyParts(title.key).kind]}`,
  contents,
  added: "Adicionado a este dispositivo",
  addedForNow: "Adicionado até você fechar esta página",
  undo: "Desfazer a importação inteira",
  undone: "A importação foi desfeita. Seu dispositivo tem de novo o que tinha antes.",
  toList: "Minha lista",
  again: "Importar outra coisa",
};
