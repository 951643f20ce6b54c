import type { Words } from "../words.ts";
import { decimal, type Forms, forms, number, plural } from "./text.ts";

type Counts = { saved: number; lists: number; movies: number; episodes: number; rated: number; positions: number };

const unlessNone = (count: number, noun: Forms): string[] => (count === 0 ? [] : [plural(count, noun)]);
export const words: Words["settings"] = {
  settingsPage: {
    heading: "Configurações",
    lead: "O que você escolhe e o que você salva fica neste navegador, neste dispositivo. Não existe conta à qual isso possa pertencer.",
    withoutScript: "As configurações são guardadas pelo navegador, que precisa de JavaScript para isso. Sem ele, nada é guardado neste dispositivo.",
    languageNote:
      "Cada página abre no idioma do endereço dela. Se não for o seu, uma linha oferece a página no seu idioma. “Automático” segue o idioma do navegador.",
    watching: {
      title: "Ao assistir",
      country: "País onde você assiste",
      automaticUnnamed: "Automático",
      /** "Automático (Brasil)" */
      automatic: (name: string): string => `Automático (${name})`,
      countryNote: "Vale para “Onde assistir” e para a classificação indicativa. “Automático” segue o idioma do navegador.",
      autoplayNext: "Começar o próximo episódio automaticamente",
      askStillWatching: "Perguntar “Ainda tem alguém assistindo?” depois de três episódios",
      askStillWatchingNote: "Quando três começam sozinhos, sem que você aperte uma tecla, mexa no mouse ou toque na tela.",
      originalPosters: "Pôsteres originais",
      originalPostersNote:
        "Na página de um título e na Minha lista, se o pôster no idioma original for conhecido. As outras listas mostram pôsteres no idioma da página.",
    },
    captions: {
      title: "Legendas",
      language: "Legendas",
      asFilm: "Padrão de cada filme",
      off: "Desativadas",
      note: "No player deste site. Outros players têm configurações próprias.",
    },
    spoilers: {
      title: "Spoilers",
      legend: "Episódios depois do último que você viu",
      choices: { off: "Mostrar tudo", blur: "Desfocar", hide: "Ocultar" },
      note: "“Desfocar” e “Ocultar” cobrem as cenas, os nomes e as sinopses na lista de episódios. Uma tecla ou um toque revela cada um.",
    },
    couch: {
      title: "Televisão",
      layout: "Visual para TV",
      note: "Textos e imagens grandes para uma tela do outro lado da sala. Com as setas, OK e Voltar do controle remoto ou de um controle de videogame, você alcança tudo.",
    },
    memory: {
      title: "Este dispositivo",
      rememberNothing: "Não guardar nada neste dispositivo",
      note: "Exclui na hora sua lista, o que você viu, suas notas e anotações e os pontos em que você parou. Nada mais é guardado até você desativar esta opção. As escolhas desta página continuam, porque foi você quem as fez.",
      wiped: "Excluído deste dispositivo",
    },
    stored: {
      title: "O que está guardado aqui",
      subjects: { list: "Minha lista", seen: "Vistos, notas e anotações", progress: "Onde você parou", choices: "Preferências" },
      /** While there is nothing to count. */
      notes: {
        list: "Títulos salvos e suas próprias listas",
        seen: "Filmes, episódios e séries",
        progress: "Filmes e episódios, e os últimos servidores",
        choices: "Aparência, esta página, o player",
      },
      counts: ({ saved, lists, movies, episodes, rated, positions }: Counts) => ({
        list: [...unlessNone(saved, forms("título salvo", "títulos salvos")), ...unlessNone(lists, forms("lista", "listas"))].join(", "),
        seen: [
          ...unlessNone(movies, forms("filme", "filmes")),
          ...unlessNone(episodes, forms("episódio", "episódios")),
          ...unlessNone(rated, forms("nota ou anotação", "notas e anotações")),
        ].join(", "),
        progress: unlessNone(positions, forms("filme ou episódio", "filmes e episódios")).join(", "),
      }),
      nothing: "Nada",
      /** "3 KB", "1.6 MB" */
      size: (bytes: number): string => {
        if (bytes < 1000) return "Menos de 1\u00a0KB";
        return bytes < 1_000_000 ? `${number(Math.round(bytes / 1000))}\u00a0KB` : `${decimal(bytes / 1_000_000)}\u00a0MB`;
      },
    },
    transfer: {
      title: "Exportar e importar",
      note: "Sua lista, o que você viu, notas, anotações, os pontos em que você parou e as escolhas desta página, em um só arquivo. Para mudar de dispositivo ou de navegador, exporte aqui e importe lá.",
      save: "Exportar para um arquivo",
      open: "Importar um arquivo",
      fromOthers: "Importar de Letterboxd, IMDb, Trakt e outros",
      preview: "Este arquivo contém",
      nothingIn: "Nenhum título.",
      /** Some entries. */
      left: "Parte dele não pôde ser lida e fica de fora.",
      merge: "Adicionar ao que está aqui",
      replace: "Substituir o que está aqui",
      cancel: "Cancelar",
      choices:
        "Ao adicionar, entre dois registros vale o mais novo, e suas escolhas nesta página continuam. O que você removeu depois de exportar o arquivo volta. Ao substituir, o que está aqui é excluído antes, e valem as escolhas do arquivo.",
      done: { merge: "O arquivo foi adicionado ao que está aqui", replace: "O arquivo substituiu o que estava aqui" },
      failures: {
        large: "Este arquivo é grande demais para ser uma exportação deste site.",
        unreadable: "Não foi possível abrir este arquivo. Escolha-o de novo.",
        foreign: "Este arquivo não é uma exportação deste site ou está danificado. Escolha um arquivo que você exportou aqui.",
        newer: "Este arquivo vem de uma versão mais nova deste site. Recarregue a página e tente de novo.",
      },
      off: "Este dispositivo está configurado para não guardar nada. Para importar, desative isso antes.",
    },
    /** Texts that could not be read. */
    damaged: {
      title: "Parte do que estava guardado aqui não pôde ser lida",
      text: "Ela foi guardada à parte, e o resto continua como antes. Salve-a se quiser examiná-la ou pedir que alguém examine.",
      save: "Salvar como arquivo",
      remove: "Excluir",
      removed: "Excluído deste dispositivo",
      file: (subject: string): string => `danificado-${subject}.txt`,
    },
    deletion: {
      button: "Excluir tudo o que está guardado aqui",
      title: "Excluir tudo o que está guardado aqui?",
      text: "Sua lista e suas próprias listas, o que você viu, notas e anotações, os pontos em que você parou e todas as escolhas desta página. Não dá para desfazer depois que você sair da página. Para ficar com uma cópia, exporte antes.",
      confirm: "Excluir tudo",
      cancel: "Manter",
      done: "Tudo o que estava guardado neste dispositivo foi excluído.",
    },
    install: {
      title: "Aplicativo",
      note: "Um ícone neste dispositivo e uma janela própria, sem as barras do navegador. As páginas são as mesmas, e o aplicativo pode ser removido como qualquer outro.",
      button: (name: string): string => `Instalar ${name}`,
      installing: (name: string): string => `Instalando ${name}. Isso pode levar meio minuto.`,
      installed: (name: string): string => `${name} está neste dispositivo.`,
      dismissed: "Nada foi instalado. Dá para instalar depois: aqui, recarregando a página, ou no menu do navegador.",
      steps: {
        phone: [
          "Toque em “Compartilhar”, um quadrado com uma seta, na barra ou no menu do navegador.",
          "Escolha “Adicionar à Tela de Início” na lista.",
          "Toque em “Adicionar”.",
        ],
        desktop: ["Abra o menu “Arquivo” do Safari 17 ou mais recente.", "Escolha “Adicionar ao Dock”.", "Clique em “Adicionar”."],
      },
      ownStorage: "O aplicativo guarda os próprios dados, separados dos do navegador: para levar sua lista, exporte aqui e importe lá.",
    },
  },
};
