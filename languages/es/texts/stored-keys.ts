/** What a browser's local storage holds. The privacy and cookie pages list all of it. */
export const storedKeys = {
  theme: "la apariencia oscura o clara, si has elegido una al final de una página. Al volver a elegir «Automática», se borra.",
  consent: "tus opciones de privacidad.",
  player: "el volumen, la velocidad, el aspecto y el idioma de los subtítulos, y si el reproductor responde a teclas sueltas.",
  servers: "el último servidor que funcionó, uno para películas y otro para series.",
  progress:
    "el punto en que dejaste las últimas películas y episodios que viste, y lo último que abriste de un título, para que puedas seguir. El punto se borra cuando terminas.",
  saved: "los títulos que has guardado y tus propias listas.",
  seen: "lo que has visto, y tus valoraciones y apuntes.",
  homeRows: "si tienes algo a medias y si has guardado o visto títulos, para que las páginas les reserven sitio desde el principio.",
  import: "una importación de otro servicio que no has terminado: lo que dicen sus archivos y lo que se ha encontrado. Se borra al final.",
  visit: "cuándo visitaste el sitio por primera vez, para que en tu segunda visita pueda empezar a guardar copias para usar sin conexión.",
  damaged: "lo que estaba guardado y no se ha podido leer, hasta que lo exportes o lo borres.",
  settings: (hasLanguages: boolean, worksOffline: boolean): string =>
    `si este dispositivo puede recordar algo, si el siguiente episodio empieza automáticamente, qué pasa con los espóileres, si los títulos tienen su póster original, si las listas ocultan lo que ya has visto, si quieres la vista para televisor y el país donde ves películas y series, si has elegido uno.${hasLanguages ? " También el idioma en que quieres las páginas, si has elegido uno, y si has cerrado o seguido la línea que te ofrece un idioma." : ""}${worksOffline ? " Y si se guardan copias de páginas para usarlas sin conexión, si lo has elegido." : ""}`,
};
