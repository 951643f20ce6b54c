import type { ImportCounts, ImportFit } from "#features/import/model/import-fit.ts";
import { plural } from "../text.ts";

/** A line for each number that is not 0. */
const lines = (counts: readonly [count: number, forms: Parameters<typeof plural>[1]][]): string[] =>
  counts.filter(([count]) => count > 0).map(([count, forms]) => plural(count, forms));

/** What has no room, each by its number. */
export const withoutRoom = ({ titles, lists, listed, continued }: ImportFit["left"]): string[] =>
  lines([
    [
      titles,
      {
        one: "# título no cabe en el espacio que le queda a tu navegador para este sitio y se omite.",
        many: "# de títulos no caben en el espacio que le queda a tu navegador para este sitio y se omiten.",
        other: "# títulos no caben en el espacio que le queda a tu navegador para este sitio y se omiten.",
      },
    ],
    [
      lists,
      {
        one: "# lista no cabe junto a las tuyas y se omite.",
        many: "# de listas no caben junto a las tuyas y se omiten.",
        other: "# listas no caben junto a las tuyas y se omiten.",
      },
    ],
    [
      listed,
      {
        one: "# título se omite porque su lista está llena.",
        many: "# de títulos se omiten porque sus listas están llenas.",
        other: "# títulos se omiten porque sus listas están llenas.",
      },
    ],
    [
      continued,
      {
        one: "# título no entra en «Seguir viendo», donde no cabe nada más.",
        many: "# de títulos no entran en «Seguir viendo», donde no cabe nada más.",
        other: "# títulos no entran en «Seguir viendo», donde no cabe nada más.",
      },
    ],
  ]);

/** What an import adds. Zeros are left out. */
export const contents = ({ saved, seen, episodes, paused, started, rated, notes, lists, logged, undated }: ImportCounts): string[] =>
  lines([
    [saved, { one: "# título para Mi lista", many: "# de títulos para Mi lista", other: "# títulos para Mi lista" }],
    [seen, { one: "# título que has visto", many: "# de títulos que has visto", other: "# títulos que has visto" }],
    [episodes, { one: "# episodio que has visto", many: "# de episodios que has visto", other: "# episodios que has visto" }],
    [
      paused,
      {
        one: "# vídeo para seguir donde lo dejaste",
        many: "# de vídeos para seguir donde los dejaste",
        other: "# vídeos para seguir donde los dejaste",
      },
    ],
    [
      started,
      {
        one: "# título que has empezado, para «Seguir viendo»",
        many: "# de títulos que has empezado, para «Seguir viendo»",
        other: "# títulos que has empezado, para «Seguir viendo»",
      },
    ],
    [rated, { one: "# valoración tuya", many: "# de valoraciones tuyas", other: "# valoraciones tuyas" }],
    [notes, { one: "# apunte", many: "# de apuntes", other: "# apuntes" }],
    [lists, { one: "# lista propia", many: "# de listas propias", other: "# listas propias" }],
    [
      logged,
      {
        one: "# título lleva la fecha en que lo registraste: los archivos no dicen cuándo lo viste",
        many: "# de títulos llevan la fecha en que los registraste: los archivos no dicen cuándo los viste",
        other: "# títulos llevan la fecha en que los registraste: los archivos no dicen cuándo los viste",
      },
    ],
    [
      undated,
      {
        one: "# título queda sin fecha, porque falta o puede ser de dos días distintos",
        many: "# de títulos quedan sin fecha, porque falta o puede ser de dos días distintos",
        other: "# títulos quedan sin fecha, porque falta o puede ser de dos días distintos",
      },
    ],
  ]);
