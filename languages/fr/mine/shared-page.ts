import { lists, titles } from "../counts.ts";
import { number, plural, pluralText } from "../text.ts";

// The page of a list that came as an address.
export const sharedPage = {
  /** Of a list without a name. */
  unnamed: "Une liste partagée",
  about:
    "Cette liste, nom compris, se trouve dans l’adresse que tu as ouverte. Elle n’est pas enregistrée sur ce site. Enregistre-la pour la garder sur cet appareil.",
  titleCount: titles,
  /** For search engines and previews of the address. */
  description: (count: number): string => `Une liste de ${titles(count)} à regarder, partagée sous forme d’adresse.`,
  listLabel: "Titres de cette liste",
  /** In place of a title that the page does not have. */
  notLoaded: { movie: "Un film, pas encore chargé", tv: "Une série, pas encore chargée" },
  missing: "Absent du catalogue",
  failed: "Certains titres de cette liste n’ont pas pu être chargés.",
  /** Below the list. */
  dropped: pluralText({
    one: "# entrée de l’adresse a été laissée de côté\u00a0: ce n’est pas un titre, ou la liste est trop longue.",
    many: "# d’entrées de l’adresse ont été laissées de côté\u00a0: ce ne sont pas des titres, ou la liste est trop longue.",
    other: "# entrées de l’adresse ont été laissées de côté\u00a0: ce ne sont pas des titres, ou la liste est trop longue.",
  }),
  empty: {
    message: "Il n’y a aucun titre dans cette adresse",
    hint: "Elle a peut-être été coupée en chemin. Redemande-la, ou trouve ici quelque chose à regarder.",
  },
  /** Beside the buttons, which wait for all titles. */
  loaded: (count: number, all: number): string =>
    `${number(count)} sur ${plural(all, { one: "# titre chargé", many: "# de titres chargés", other: "# titres chargés" })}`,
  saveAll: "Tout ajouter",
  saveAsList: "Enregistrer la liste",
  openMyList: "Ouvrir Ma liste",
  /** Of toasts. */
  savedAll: pluralText({ one: "# titre ajouté à Ma liste", many: "# de titres ajoutés à Ma liste", other: "# titres ajoutés à Ma liste" }),
  /** Below it. */
  leftOut: (count: number): string =>
    count === 0
      ? ""
      : plural(count, {
          one: "# titre n’a pas pu être chargé",
          many: "# de titres n’ont pas pu être chargés",
          other: "# titres n’ont pas pu être chargés",
        }),
  allSavedBefore: "Tous étaient déjà dans Ma liste",
  savedAsList: "Liste enregistrée",
  noRoom: (most: number): string => `Tu as déjà ${lists(most)}, c’est le maximum. Supprimes-en d’abord une.`,
};
