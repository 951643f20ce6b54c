import { type Service, serviceNames } from "#features/import/model/imported-title.ts";
import { counted, decimal, forms, list, number, plural, pluralText } from "../text.ts";

// The steps of an import. Apart from `import.ts`, which the page needs before its script.

const titles = (count: number): string => counted(count, "título", "títulos");
const minutes = (count: number): string => counted(count, "minuto", "minutos");
const megabytes = (chars: number): string => `${decimal(Math.max(0.1, chars / 1_000_000))}\u00a0MB`;

/** What has no room, each by its number. */
const withoutRoom = {
  titles: pluralText(
    forms(
      "título não cabe no espaço que o navegador ainda tem para este site e fica de fora.",
      "títulos não cabem no espaço que o navegador ainda tem para este site e ficam de fora.",
    ),
  ),
  lists: pluralText(forms("lista não cabe ao lado das suas e fica de fora.", "listas não cabem ao lado das suas e ficam de fora.")),
  listed: pluralText(forms("título fica fora de uma lista que está cheia.", "títulos ficam fora de listas que estão cheias.")),
  continued: pluralText(
    forms("título fica fora de “Continuar assistindo”, onde não cabe mais nada.", "títulos ficam fora de “Continuar assistindo”, onde não cabe mais nada."),
  ),
};

type Named = { title: string; year: number | null };
const named = ({ title, year }: Named): string => (year === null ? title : `${title} (${year})`);

/** "01/05/2020" */
const dayText = (time: number): string => new Date(time).toISOString().slice(0, 10).split("-").reverse().join("/");

const kinds = { movie: "filme", tv: "série" } as const;

/** What an import adds, in this order. */
const contents = {
  saved: pluralText(forms("título para a Minha lista", "títulos para a Minha lista")),
  seen: pluralText(forms("título que você viu", "títulos que você viu")),
  episodes: pluralText(forms("episódio que você viu", "episódios que você viu")),
  paused: pluralText(forms("vídeo para continuar de onde você parou", "vídeos para continuar de onde você parou")),
  started: pluralText(forms("título que você começou, para “Continuar assistindo”", "títulos que você começou, para “Continuar assistindo”")),
  rated: pluralText(forms("nota sua", "notas suas")),
  notes: pluralText(forms("anotação", "anotações")),
  lists: pluralText(forms("lista sua", "listas suas")),
  logged: pluralText(
    forms(
      "título fica com o dia do registro: os arquivos não dizem quando você o viu",
      "títulos ficam com o dia do registro: os arquivos não dizem quando você os viu",
    ),
  ),
  undated: pluralText(
    forms("título fica sem data: ela falta ou pode ser de dois dias diferentes", "títulos ficam sem data: ela falta ou pode ser de dois dias diferentes"),
  ),
};
export const importSteps = {
  remembersNothing: "Este dispositivo está configurado para não guardar nada, e uma importação se perderia quando você fechasse a página.",
  notStored:
    "Este navegador não tem espaço para guardar a importação ou não guarda nada para este site. Deixe esta aba aberta até adicionar tudo: não dá para continuar depois.",
  chooseFiles: "Escolher arquivos",
  dropFiles: "ou solte-os aqui",
  fileTypes: "ZIP, CSV ou JSON, até 20\u00a0MB cada um",
  reading: "Lendo os arquivos",
  nothingFound: "Não há filmes nem séries nestes arquivos.",
  /** "Letterboxd e IMDb: 1.000 títulos" */
  foundIn: (names: readonly Service[], count: number): string => `${list(names.map((name) => serviceNames[name]))}: ${titles(count)}`,
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
  takes: (minutesLeft: number): string => `Leva até ${minutes(minutesLeft)}.`,
  remaining: (minutesLeft: number): string => `Tempo restante: até ${minutes(minutesLeft)}.`,
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
  size: (chars: number, freeChars: number): string =>
    `Isso ocupa cerca de ${megabytes(chars)} dos ${megabytes(freeChars)} que o navegador ainda tem para este site.`,
  withoutRoom,
  unclear: (count: number): string => `Em dúvida (${number(count)})`,
  unclearHint: "Mais de um título combina, ou nenhum combina exatamente. Escolha o certo ou deixe de fora.",
  leaveOut: "Deixar de fora",
  found: (count: number): string => `Encontrados (${number(count)})`,
  notLookedUp: (count: number): string => `Não consultados (${number(count)})`,
  notFound: (count: number): string => `Não encontrados (${number(count)})`,
  showMore: (count: number): string => `Mostrar mais ${number(count)}`,
  named,
  foundFacts: {
    saved: "para a Minha lista",
    undated: "visto, sem data",
    seen: (time: number): string => `visto em ${dayText(time)}`,
    logged: (time: number): string => `visto, registrado em ${dayText(time)}`,
    episodes: (count: number): string => counted(count, "episódio", "episódios"),
    paused: "pausado",
    started: "iniciado",
    rated: (rating: number): string => `nota ${rating} de 10`,
  },
  /** In the list of what was found: "The Kid (1921): para a Minha lista, visto em 01/05/2020, nota 8 de 10". */
  foundRow: (title: Named, facts: readonly string[]): string => `${named(title)}: ${facts.join(", ")}`,
  started: (count: number): string => `Só iniciados (${number(count)})`,
  startedHint: "Os arquivos não dizem quais episódios você viu. Estes títulos estão em “Continuar assistindo”, e nenhum episódio deles está marcado.",
  cutNotes: (count: number): string => `Anotações encurtadas (${number(count)})`,
  cutNotesHint: "Em uma anotação cabem 5.000 caracteres. O resto destas fica de fora.",
  /** In a list to choose from: "The Kid (1921), filme". */
  candidate: (title: Named, kind: keyof typeof kinds): string => `${named(title)}, ${kinds[kind]}`,
  contents,
  added: "Adicionado a este dispositivo",
  addedForNow: "Adicionado até você fechar esta página",
  undo: "Desfazer a importação inteira",
  undone: "A importação foi desfeita. Seu dispositivo tem de novo o que tinha antes.",
  toList: "Minha lista",
  again: "Importar outra coisa",
};
