import type { Words } from "../words.ts";
import { counted } from "./text.ts";

const onWeekdays = ["no domingo", "na segunda-feira", "na terça-feira", "na quarta-feira", "na quinta-feira", "na sexta-feira", "no sábado"];

export const words: Words["offline"] = {
  /** In the corner of a page. */
  line: {
    offline: "Você está offline.",
    slow: "O site está respondendo devagar.",
    /** Taken before today. `weekday`: 0 is Sunday. */
    copyOfDay: (weekday: number): string => `Cópia guardada ${onWeekdays[weekday]}`,
    /** Taken today. One o'clock is singular. */
    copyOfToday: (time: string): string => `Cópia guardada ${time.startsWith("01") ? "à" : "às"} ${time}`,
    onDevice: "O que você salva e escolhe aqui fica neste dispositivo.",
  },
  /** In place of a page of which there is no copy. */
  page: {
    title: "Você está offline",
    text: "Não há cópia desta página neste dispositivo. Para buscar e assistir, é preciso ter conexão.",
    returns: "A página abre sozinha assim que a conexão voltar.",
    here: "Neste dispositivo",
    copies: "Cópias de páginas",
  },
  /** In Settings. */
  setting: {
    title: "Sem conexão",
    note: "A Minha lista, estas configurações e as últimas 30 páginas que você abriu funcionam também sem conexão. Para buscar e assistir, é preciso ter uma. “Não guardar nada neste dispositivo” e “Excluir tudo o que está guardado aqui” excluem também as cópias.",
    make: "Deixar disponível sem conexão",
    preparing: "Baixando o necessário",
    none: "Não há cópias neste dispositivo.",
    ready: "Este site está disponível sem conexão neste dispositivo.",
    /** How many there are, and how large: "12 pages, 3.1 MB". */
    copies: (count: number, size: string): string => `${counted(count, "página", "páginas")}, ${size}`,
    remove: "Excluir as cópias",
    noPictures: "Os pôsteres não são copiados, porque neste site eles vêm de outro servidor.",
    off: "Este dispositivo está configurado para não guardar nada. Para usar o site sem conexão, desative isso antes.",
    failures: {
      full: "O navegador não tem mais espaço para este site. As cópias estão incompletas.",
      failed: "A conexão falhou. Tente de novo.",
      denied: "Este navegador não permite cópias aqui. Talvez você esteja em uma janela anônima.",
    },
  },
};
