import type { Words } from "../words.ts";
import { plural } from "./text.ts";

const weekdays = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"];

export const words: Words["offline"] = {
  /** In the corner of a page. */
  line: {
    offline: "No tienes conexión.",
    slow: "El sitio responde despacio.",
    /** Taken before today. `weekday`: 0 is Sunday. */
    copyOfDay: (weekday: number): string => `Copia guardada el ${weekdays[weekday]}`,
    /** Taken today. One o'clock is singular. */
    copyOfToday: (time: string): string => `Copia guardada ${time.startsWith("01") ? "a la" : "a las"} ${time}`,
    onDevice: "Lo que guardas y eliges aquí se queda en este dispositivo.",
  },
  /** In place of a page of which there is no copy. */
  page: {
    title: "No tienes conexión",
    text: "No hay ninguna copia de esta página en este dispositivo. Para buscar y reproducir hace falta conexión.",
    returns: "La página se abrirá sola en cuanto vuelva la conexión.",
    here: "En este dispositivo",
    copies: "Copias de páginas",
  },
  /** In Settings. */
  setting: {
    title: "Sin conexión",
    note: "«Mi lista», estos ajustes y las últimas 30 páginas que has abierto funcionan también sin conexión; para buscar y reproducir hace falta una. «No recordar nada en este dispositivo» y «Borrar todo lo guardado aquí» borran también las copias.",
    make: "Guardar para usar sin conexión",
    preparing: "Descargando lo necesario",
    none: "No hay copias en este dispositivo.",
    ready: "Este sitio se puede usar sin conexión en este dispositivo.",
    /** How many there are, and how large: "12 pages, 3.1 MB". */
    copies: (count: number, size: string): string => `${plural(count, { one: "# página", many: "# de páginas", other: "# páginas" })}, ${size}`,
    remove: "Borrar las copias",
    noPictures: "Los pósteres no se copian, porque en este sitio vienen de otro servidor.",
    off: "Este dispositivo está configurado para no recordar nada. Para usar el sitio sin conexión, desactiva eso primero.",
    failures: {
      full: "El navegador no tiene más espacio para este sitio. Las copias están incompletas.",
      failed: "La conexión ha fallado. Inténtalo de nuevo.",
      denied: "Este navegador no permite copias aquí. Puede que estés en una ventana privada.",
    },
  },
};
