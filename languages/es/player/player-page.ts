import type { PartsOfTime } from "#features/player/model/clock-time.ts";
import type { PlayerError } from "#features/player/model/player-protocol.ts";
import { hours as hoursText, minutes as minutesText, seconds as secondsText } from "../counts.ts";
import { decimalText, pluralText } from "../text.ts";
import { captionLook } from "./caption-look.ts";

const percent = (share: number): string => `${Math.round(share * 100)}\u00a0%`;
const speedLabel = (value: number): string => `${decimalText(String(value))}×`;
type Failure = { what: string; advice: string };
export const playerPage = {
  controls: "Controles del reproductor",
  film: "Película",
  play: "Reproducir",
  pause: "Pausar",
  replay: "Ver otra vez",
  seek: "Posición",
  mute: "Silenciar",
  volume: "Volumen",
  captions: "Subtítulos",
  pictureInPicture: "Imagen en imagen",
  playOnDevice: "Reproducir en otro dispositivo",
  fullScreen: "Pantalla completa",
  back: "Retroceder 10 segundos",
  forward: "Avanzar 10 segundos",
  live: "En directo",
  openElsewhere: "Abrir la película en otro programa",
  /** For screen readers: "1 minuto de 2 horas". */
  positionOf: (position: string, length: string): string => `${position} de ${length}`,
  /** "1 hora 2 minutos 3 segundos" */
  spokenTime: ({ hours, minutes, seconds }: PartsOfTime): string =>
    [hours > 0 && hoursText(hours), minutes > 0 && minutesText(minutes), seconds > 0 && secondsText(seconds)].filter(Boolean).join(" ") || secondsText(0),
  percent,
  settings: "Ajustes",
  close: "Cerrar",
  speed: "Velocidad",
  speedLabel,
  quality: "Calidad",
  automatic: "Automática",
  /** "Automática (720p)" */
  automaticNow: (label: string): string => `Automática (${label})`,
  captionsOff: "Desactivados",
  captionsOn: "Activados",
  openCaptionsFile: "Abrir un archivo de subtítulos (SRT o VTT)",
  ownFile: "Tu archivo",
  ownFileTiming: "Desfase de tu archivo, en segundos",
  ownFileOpen: pluralText({ one: "# subtítulo encontrado", many: "# de subtítulos encontrados", other: "# subtítulos encontrados" }),
  ownFileEmpty: "Este archivo no contiene subtítulos. Elige un archivo SRT o VTT.",
  ownFileTooLarge: "Este archivo es demasiado grande para ser de subtítulos.",
  singleKeys: "Atajos de una sola tecla",
  shortcutsTitle: "Atajos de teclado",
  look: captionLook,
  /** What a key press did. */
  said: {
    playing: "Reproduciendo",
    paused: "En pausa",
    muted: "Sin sonido",
    soundOn: "Con sonido",
    captionsOff: "Sin subtítulos",
    volume: (share: number): string => `Volumen ${percent(share)}`,
    captions: (track: string): string => `Subtítulos: ${track}`,
    speed: (value: number): string => `Velocidad ${speedLabel(value)}`,
  },
  /** At the side of the picture, after a double tap: "−20 s". */
  jumped: (seconds: number): string => `${seconds < 0 ? "−" : "+"}${Math.abs(seconds)}\u00a0s`,
  buffering: "Cargando",
  tryAgain: "Reintentar",
  failures: {
    source: { what: "No se ha podido cargar este vídeo.", advice: "Inténtalo de nuevo o elige otro servidor aquí abajo." },
    network: { what: "Se ha perdido la conexión mientras se cargaba el vídeo.", advice: "Comprueba tu conexión e inténtalo de nuevo." },
    format: { what: "Tu navegador no puede reproducir este vídeo.", advice: "Elige otro servidor aquí abajo o prueba con otro navegador." },
    offline: { what: "Parece que no tienes conexión.", advice: "El vídeo seguirá cuando vuelvas a tenerla." },
    slow: { what: "El vídeo está tardando en cargar.", advice: "Espera un poco más, inténtalo de nuevo o elige otro servidor aquí abajo." },
  } satisfies Record<PlayerError | "offline" | "slow", Failure>,
  /** Of a file in the operator's own library. `name`: of a codec or a format, "HEVC". */
  ownFilm: {
    preparing: { what: "Este vídeo se está preparando.", advice: "Empezará solo en un momento." },
    gone: { what: "Este vídeo ya no está aquí.", advice: "Su archivo se ha movido o retirado mientras la página estaba abierta." },
    busy: { what: "Ahora mismo se están viendo aquí demasiados vídeos.", advice: "Inténtalo de nuevo en un minuto." },
    damaged: { what: "El archivo de este vídeo está dañado.", advice: "No se podrá reproducir hasta que se sustituya." },
    protected: { what: "Este vídeo está protegido contra copia.", advice: "No se puede reproducir sin su clave." },
    unplayable: (name: string | null): Failure => ({
      what: name === null ? "El formato de este vídeo no se puede reproducir." : `Este vídeo está en ${name}, un formato que ningún navegador reproduce.`,
      advice: "Primero hay que convertirlo.",
    }),
    notDecoded: (name: string | null): Failure => ({
      what: name === null ? "Tu navegador no puede reproducir este vídeo." : `Este vídeo está en ${name}, un formato que tu navegador no reproduce.`,
      advice: "Prueba con otro navegador o con otro dispositivo.",
    }),
    version: (number: number): string => `Versión ${number}`,
  },
  download: "Descargar el archivo",
  audio: "Audio",
  /** In the menu of captions, of subtitles that are not shown. `language`: "" if the file does not say; `format`: `null` for pictures. */
  unsupportedSubtitles: (language: string, format: string | null): string => `${language || "Subtítulos"} (${format ?? "como imágenes"}, no compatibles)`,
};
