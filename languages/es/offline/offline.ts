import { plural } from "../text.ts";

const weekdays = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"];

export const offline = {
  /** In the corner of a page. */
  line: {
    offline: "No tienes conexión.",
    slow: "El sitio responde despacio.",
    /** Taken before today. `weekday`: 0 is Sunday. */
    copyOfDay: (weekday: number): string => `Copia guardada del ${weekdays[weekday]}`,
    /** Taken today. */
    copyOfToday: (time: string): string => `Copia guardada a las ${time}`,
    onDevice: "Lo que guardas y eliges aquí se queda en este dispositivo.",
  },
  /** In place of a page of which there is no copy. */
  page: {
    title: "No tienes conexión",
    text: "No hay ninguna copia de esta página en este dispositivo. Buscar y reproducir requieren conexión.",
    returns: "La página se abre sola cuando vuelve la conexión.",
    here: "En este dispositivo",
    copies: "Copias de páginas",
  },
  /** In Settings. */
  setting: {
    title: "Sin conexión",
    note: "«Mi lista», estos ajustes y las últimas 30 páginas que has abierto funcionan también sin conexión. Buscar y reproducir la requieren. «No recordar nada en este dispositivo» y «Borrar todo lo guardado aquí» quitan también las copias.",
    make: "Usar sin conexión",
    preparing: "Cargando lo necesario",
    none: "No hay copias en este dispositivo.",
    ready: "Este sitio se puede usar sin conexión en este dispositivo.",
    /** How many there are, and how large: "12 pages, 3,100 KB". */
    copies: (count: number, size: string): string => `${plural(count, { one: "# página", many: "# de páginas", other: "# páginas" })}, ${size}`,
    remove: "Quitar las copias",
    noPictures: "Los pósteres no se copian, porque en este sitio vienen de otro servidor.",
    off: "Este dispositivo está configurado para no recordar nada. Para usar el sitio sin conexión, desactiva eso primero.",
    failures: {
      full: "El navegador no tiene más espacio para este sitio. Las copias están incompletas.",
      failed: "La conexión ha fallado. Inténtalo de nuevo.",
      denied: "Este navegador no permite copias aquí. Puede deberse a una ventana privada.",
    },
  },
};
