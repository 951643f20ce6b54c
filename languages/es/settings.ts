import type { Words } from "../words.ts";
import { episodes, films, lists } from "./counts.ts";
import { decimal, number, plural, pluralText } from "./text.ts";

type Counts = { saved: number; lists: number; movies: number; episodes: number; rated: number; positions: number };

/** `text`: of a number with its noun. */
const unlessNone = (count: number, text: (count: number) => string): string[] => (count === 0 ? [] : [text(count)]);
const savedTitles = (count: number): string => plural(count, { one: "# título guardado", many: "# de títulos guardados", other: "# títulos guardados" });
const ratingsAndNotes = pluralText({ one: "# valoración o apunte", many: "# de valoraciones y apuntes", other: "# valoraciones y apuntes" });
const filmsAndEpisodes = pluralText({ one: "# película o episodio", many: "# de películas y episodios", other: "# películas y episodios" });
export const words: Words["settings"] = {
  settingsPage: {
    heading: "Ajustes",
    lead: "Lo que eliges y lo que guardas se queda en este navegador, en este dispositivo. No hay ninguna cuenta a la que pueda pertenecer.",
    withoutScript: "Los ajustes los guarda tu navegador, que necesita JavaScript para ello. Sin JavaScript no se guarda nada en este dispositivo.",
    languageNote:
      "Cada página se abre en el idioma de su dirección. Si no es el tuyo, una línea te ofrece la página en el tuyo. «Automático» sigue el idioma de tu navegador.",
    watching: {
      title: "Reproducción",
      country: "País donde ves películas y series",
      automaticUnnamed: "Automático",
      /** "Automático (Alemania)" */
      automatic: (name: string): string => `Automático (${name})`,
      countryNote: "Para saber dónde ver un título y su clasificación por edades. «Automático» sigue el idioma de tu navegador.",
      autoplayNext: "Empezar el siguiente episodio automáticamente",
      askStillWatching: "Preguntar «¿Sigues ahí?» tras tres episodios",
      askStillWatchingNote: "Cuando tres han empezado solos, sin que hayas pulsado una tecla, movido el ratón o tocado la pantalla.",
      originalPosters: "Pósteres originales",
      originalPostersNote:
        "En la página de un título y en Mi lista, si se conoce el póster en su idioma original. Las demás listas muestran los pósteres en el idioma de la página.",
    },
    captions: {
      title: "Subtítulos",
      language: "Subtítulos",
      asFilm: "Según la película",
      off: "Desactivados",
      note: "En el reproductor de este sitio. Otros reproductores tienen sus propios ajustes.",
    },
    spoilers: {
      title: "Espóileres",
      legend: "Episodios posteriores al último que has visto",
      choices: { off: "Mostrar todo", blur: "Difuminar", hide: "Ocultar" },
      note: "«Difuminar» y «Ocultar» tapan sus fotogramas, nombres y argumentos en la lista de episodios. Cada uno se descubre con una tecla o al pulsarlo.",
    },
    couch: {
      title: "Televisor",
      layout: "Vista para televisor",
      note: "Texto e imágenes grandes, para verlos desde el sofá. Con las flechas, OK y Atrás de un mando a distancia o de un mando de juegos se llega a todo.",
    },
    memory: {
      title: "Este dispositivo",
      rememberNothing: "No recordar nada en este dispositivo",
      note: "Borra al instante tu lista, lo que has visto, tus valoraciones y apuntes y el punto en que dejaste cada cosa. No se guarda nada más hasta que lo vuelvas a permitir. Los ajustes de esta página se conservan, porque los has elegido tú.",
      wiped: "Borrado de este dispositivo",
    },
    stored: {
      title: "Qué hay guardado aquí",
      subjects: { list: "Mi lista", seen: "Vistos, valoraciones y apuntes", progress: "Lo que dejaste a medias", choices: "Ajustes" },
      /** While there is nothing to count. */
      notes: {
        list: "Títulos guardados y tus propias listas",
        seen: "Películas, episodios y series",
        progress: "Películas y episodios, y los últimos servidores",
        choices: "La apariencia, esta página, el reproductor",
      },
      counts: (counts: Counts) => ({
        list: [...unlessNone(counts.saved, savedTitles), ...unlessNone(counts.lists, lists)].join(", "),
        seen: [...unlessNone(counts.movies, films), ...unlessNone(counts.episodes, episodes), ...unlessNone(counts.rated, ratingsAndNotes)].join(", "),
        progress: unlessNone(counts.positions, filmsAndEpisodes).join(", "),
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
      note: "Tu lista, lo que has visto, las valoraciones, los apuntes, lo que dejaste a medias y los ajustes de esta página, en un solo archivo. Para pasar a otro dispositivo o navegador, exporta aquí e importa allí.",
      save: "Exportar a un archivo",
      open: "Importar un archivo",
      fromOthers: "Importar de Letterboxd, IMDb, Trakt y otros",
      preview: "Este archivo contiene",
      nothingIn: "Ningún título.",
      /** Some entries. */
      left: "Una parte no se ha podido leer y se omite.",
      merge: "Añadir a lo que hay aquí",
      replace: "Reemplazar lo que hay aquí",
      cancel: "Cancelar",
      choices:
        "Si lo añades, de dos entradas vale la más reciente y tus ajustes de esta página se conservan. Lo que hayas quitado desde que se exportó el archivo vuelve. Si lo reemplazas, primero se borra lo que hay aquí y valen los ajustes del archivo.",
      done: { merge: "El archivo se ha añadido a lo que había aquí", replace: "El archivo ha reemplazado lo que había aquí" },
      failures: {
        large: "Este archivo es demasiado grande para ser una exportación de este sitio.",
        unreadable: "No se ha podido abrir este archivo. Elígelo de nuevo.",
        foreign: "Este archivo no es una exportación de este sitio, o está dañado. Elige uno que hayas exportado aquí.",
        newer: "Este archivo es de una versión más reciente de este sitio. Recarga la página e inténtalo de nuevo.",
      },
      off: "Este dispositivo está configurado para no recordar nada. Para importar, desactiva eso primero.",
    },
    /** Texts that could not be read. */
    damaged: {
      title: "Parte de lo que había guardado aquí no se puede leer",
      text: "Se conserva aparte, y todo lo demás sigue como antes. Guárdala en un archivo si quieres examinarla o que alguien la examine.",
      save: "Guardar en un archivo",
      remove: "Borrarla",
      removed: "Borrada de este dispositivo",
      file: (subject: string): string => `ilegible-${subject}.txt`,
    },
    deletion: {
      button: "Borrar todo lo guardado aquí",
      title: "¿Borrar todo lo que hay guardado aquí?",
      text: "Tu lista y tus propias listas, lo que has visto, las valoraciones y los apuntes, lo que dejaste a medias y todos los ajustes de esta página. Cuando salgas de la página, ya no se podrá deshacer. Si quieres una copia, expórtala antes.",
      confirm: "Borrar todo",
      cancel: "Conservarlo",
      done: "Se ha borrado todo lo que había guardado en este dispositivo.",
    },
    install: {
      title: "Aplicación",
      note: "Un icono en este dispositivo y su propia ventana, sin las barras del navegador. Las páginas son las mismas, y la aplicación se desinstala como cualquier otra.",
      button: (name: string): string => `Instalar ${name}`,
      installing: (name: string): string => `Se está instalando ${name}. Puede tardar medio minuto.`,
      installed: (name: string): string => `${name} está en este dispositivo.`,
      dismissed: "No se ha instalado. Puedes hacerlo más tarde: aquí, tras recargar la página, o en el menú de tu navegador.",
      steps: {
        phone: [
          "Pulsa «Compartir», un cuadrado con una flecha, en la barra o el menú del navegador.",
          "Elige «Añadir a pantalla de inicio» en la lista.",
          "Pulsa «Añadir».",
        ],
        desktop: ["Abre el menú «Archivo» de Safari 17 o posterior.", "Elige «Añadir al Dock».", "Pulsa «Añadir»."],
      },
      ownStorage: "La aplicación guarda sus propios datos, aparte de los del navegador: para llevarte tu lista, expórtala aquí e impórtala allí.",
    },
  },
};
