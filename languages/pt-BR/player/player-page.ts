import type { PartsOfTime } from "#features/player/model/clock-time.ts";
import type { PlayerError } from "#features/player/model/player-protocol.ts";
import { counted, decimalText } from "../text.ts";
import { captionLook } from "./caption-look.ts";

const percent = (share: number): string => `${Math.round(share * 100)}%`;
const speedLabel = (value: number): string => `${decimalText(String(value))}×`;
const hoursText = (count: number): string => counted(count, "hora", "horas");
const minutesText = (count: number): string => counted(count, "minuto", "minutos");
const secondsText = (count: number): string => counted(count, "segundo", "segundos");
type Failure = { what: string; advice: string };
export const playerPage = {
  controls: "Controles do player",
  film: "Filme",
  play: "Reproduzir",
  pause: "Pausar",
  replay: "Ver de novo",
  seek: "Posição",
  mute: "Silenciar",
  volume: "Volume",
  captions: "Legendas",
  pictureInPicture: "Picture-in-picture",
  playOnDevice: "Reproduzir em outro aparelho",
  fullScreen: "Tela cheia",
  back: "Voltar 10 segundos",
  forward: "Avançar 10 segundos",
  live: "Ao vivo",
  openElsewhere: "Abrir o filme em outro programa",
  /** For screen readers: "1 minuto de 2 horas". */
  positionOf: (position: string, length: string): string => `${position} de ${length}`,
  /** "1 hora 2 minutos 3 segundos" */
  spokenTime: ({ hours, minutes, seconds }: PartsOfTime): string =>
    [hours > 0 && hoursText(hours), minutes > 0 && minutesText(minutes), seconds > 0 && secondsText(seconds)].filter(Boolean).join(" ") || secondsText(0),
  percent,
  settings: "Configurações",
  close: "Fechar",
  speed: "Velocidade",
  speedLabel,
  quality: "Qualidade",
  automatic: "Automática",
  /** "Automática (720p)" */
  automaticNow: (label: string): string => `Automática (${label})`,
  captionsOff: "Desativadas",
  captionsOn: "Ativadas",
  openCaptionsFile: "Abrir arquivo de legendas (SRT ou VTT)",
  ownFile: "Seu arquivo",
  ownFileTiming: "Ajuste de tempo do seu arquivo, em segundos",
  ownFileOpen: (lines: number): string => counted(lines, "legenda encontrada", "legendas encontradas"),
  ownFileEmpty: "Nenhuma legenda encontrada neste arquivo. Escolha um arquivo SRT ou VTT.",
  ownFileTooLarge: "Este arquivo é grande demais para ser de legendas.",
  singleKeys: "Atalhos de uma só tecla",
  shortcutsTitle: "Atalhos do teclado",
  look: captionLook,
  /** What a key press did. */
  said: {
    playing: "Reproduzindo",
    paused: "Pausado",
    muted: "Sem som",
    soundOn: "Com som",
    captionsOff: "Legendas desativadas",
    volume: (share: number): string => `Volume em ${percent(share)}`,
    captions: (track: string): string => `Legendas: ${track}`,
    speed: (value: number): string => `Velocidade ${speedLabel(value)}`,
  },
  /** At the side of the picture, after a double tap: "−20 s". */
  jumped: (seconds: number): string => `${seconds < 0 ? "−" : "+"}${Math.abs(seconds)}\u00a0s`,
  buffering: "Carregando",
  tryAgain: "Tentar de novo",
  failures: {
    source: { what: "Não foi possível carregar este vídeo.", advice: "Tente de novo ou escolha outro servidor abaixo." },
    network: { what: "A conexão caiu enquanto o vídeo carregava.", advice: "Confira sua conexão e tente de novo." },
    format: { what: "Seu navegador não consegue reproduzir este vídeo.", advice: "Escolha outro servidor abaixo ou tente outro navegador." },
    offline: { what: "Parece que você está sem internet.", advice: "O vídeo continua quando a conexão voltar." },
    slow: { what: "O vídeo está demorando para carregar.", advice: "Espere mais um pouco, tente de novo ou escolha outro servidor abaixo." },
  } satisfies Record<PlayerError | "offline" | "slow", Failure>,
  /** Of a file in the operator's own library. `name`: of a codec or a format, "HEVC". */
  ownFilm: {
    preparing: { what: "Este vídeo está sendo preparado.", advice: "Ele começa sozinho daqui a pouco." },
    gone: { what: "Este vídeo não está mais aqui.", advice: "O arquivo foi movido ou removido enquanto a página estava aberta." },
    busy: { what: "Há vídeos demais sendo assistidos aqui agora.", advice: "Tente de novo em um minuto." },
    damaged: { what: "O arquivo deste vídeo está danificado.", advice: "Ele só volta a funcionar quando o arquivo for substituído." },
    protected: { what: "Este vídeo tem proteção contra cópia.", advice: "Sem a chave dele, não é possível reproduzi-lo." },
    unplayable: (name: string | null): Failure => ({
      what: name === null ? "Não é possível reproduzir o formato deste vídeo." : `Este vídeo está em ${name}, que nenhum navegador reproduz.`,
      advice: "Ele precisa ser convertido antes.",
    }),
    notDecoded: (name: string | null): Failure => ({
      what: name === null ? "Seu navegador não consegue reproduzir este vídeo." : `Este vídeo está em ${name}, que o seu navegador não reproduz.`,
      advice: "Tente outro navegador ou outro aparelho.",
    }),
    version: (number: number): string => `Versão ${number}`,
  },
  download: "Baixar o arquivo",
  audio: "Áudio",
  /** In the menu of captions, of subtitles that are not shown. `language`: "" if the file does not say; `format`: `null` for pictures. */
  unsupportedSubtitles: (language: string, format: string | null): string => `${language || "Legendas"} (${format ?? "imagens"}, sem suporte)`,
};
