import { pluralText } from "../text.ts";

/** What has no room, each by its number. */
export const withoutRoom = {
  titles: pluralText({
    one: "# título no cabe en el espacio que le queda a tu navegador para este sitio y se omite.",
    many: "# de títulos no caben en el espacio que le queda a tu navegador para este sitio y se omiten.",
    other: "# títulos no caben en el espacio que le queda a tu navegador para este sitio y se omiten.",
  }),
  lists: pluralText({
    one: "# lista no cabe junto a las tuyas y se omite.",
    many: "# de listas no caben junto a las tuyas y se omiten.",
    other: "# listas no caben junto a las tuyas y se omiten.",
  }),
  listed: pluralText({
    one: "# título se omite porque su lista está llena.",
    many: "# de títulos se omiten porque sus listas están llenas.",
    other: "# títulos se omiten porque sus listas están llenas.",
  }),
  continued: pluralText({
    one: "# título no entra en «Seguir viendo», donde no cabe nada más.",
    many: "# de títulos no entran en «Seguir viendo», donde no cabe nada más.",
    other: "# títulos no entran en «Seguir viendo», donde no cabe nada más.",
  }),
};

/** What an import adds, in this order. */
export const contents = {
  saved: pluralText({ one: "# título para Mi lista", many: "# de títulos para Mi lista", other: "# títulos para Mi lista" }),
  seen: pluralText({ one: "# título que has visto", many: "# de títulos que has visto", other: "# títulos que has visto" }),
  episodes: pluralText({ one: "# episodio que has visto", many: "# de episodios que has visto", other: "# episodios que has visto" }),
  paused: pluralText({
    one: "# vídeo para seguir donde lo dejaste",
    many: "# de vídeos para seguir donde los dejaste",
    other: "# vídeos para seguir donde los dejaste",
  }),
  started: pluralText({
    one: "# título que has empezado, para «Seguir viendo»",
    many: "# de títulos que has empezado, para «Seguir viendo»",
    other: "# títulos que has empezado, para «Seguir viendo»",
  }),
  rated: pluralText({ one: "# valoración tuya", many: "# de valoraciones tuyas", other: "# valoraciones tuyas" }),
  notes: pluralText({ one: "# apunte", many: "# de apuntes", other: "# apuntes" }),
  lists: pluralText({ one: "# lista propia", many: "# de listas propias", other: "# listas propias" }),
  logged: pluralText({
    one: "# título lleva la fecha en que lo registraste: los archivos no dicen cuándo lo viste",
    many: "# de títulos llevan la fecha en que los registraste: los archivos no dicen cuándo los viste",
    other: "# títulos llevan la fecha en que los registraste: los archivos no dicen cuándo los viste",
  }),
  undated: pluralText({
    one: "# título queda sin fecha, porque falta o puede ser de dos días distintos",
    many: "# de títulos quedan sin fecha, porque falta o puede ser de dos días distintos",
    other: "# títulos quedan sin fecha, porque falta o puede ser de dos días distintos",
  }),
};
