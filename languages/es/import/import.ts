// The page that imports from other services.
export const importPage = {
  title: "Importa tus películas",
  lead: "Trae lo que has guardado, visto y valorado en Letterboxd, IMDb, Trakt, Simkl, Movary, TMDB o Netflix. Tu navegador lee los archivos y se quedan en tu dispositivo; solo se envían los títulos que contienen, para encontrarlos aquí.",
  needsScript: "Para importar hace falta JavaScript: es tu navegador el que lee los archivos.",
  guideTitle: "Dónde conseguir los archivos",
  // The services' menus have the names that their English pages show, because not all of them are in Spanish.
  guides: {
    letterboxd: "En «Settings», abre «Data» y exporta tus datos. Elige el archivo ZIP tal como está.",
    imdb: "Abre tus valoraciones, tu lista de seguimiento o una de tus listas y elige «Export». Cada una es un archivo CSV; puedes elegir varios.",
    trakt: "En «Settings», abre «Data» y exporta tus datos. Elige el archivo ZIP, o los archivos JSON o CSV que contiene.",
    simkl: "En «Settings», abre «Backup» y descarga los datos como JSON o CSV.",
    movary: "En «Settings», abre «Data» y exporta tu historial, tus valoraciones y tu lista de seguimiento. Elige los tres archivos CSV.",
    tmdb: "En los ajustes, abre «Data Export». Elige los archivos CSV de tus valoraciones, tu lista de seguimiento y tus favoritos.",
    netflix:
      "En «Cuenta», abre la actividad de visionado de tu perfil y elige «Descargar todo». Netflix no indica los años, así que puede haber más títulos dudosos.",
  },
};
