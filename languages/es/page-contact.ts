import { paths } from "#domain/addresses.ts";
import { type ProseSection, prose, type StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import type { Words } from "../words.ts";
import { disclaimer, disclaimerWithoutAddress } from "./site/disclaimers.ts";

const answers = prose`Muchas preguntas ya tienen respuesta en las páginas de ${{ text: "Soporte", to: paths.support }} y ${{ text: "Preguntas frecuentes", to: paths.faq }}.`;

const email = ({ contactEmail, name }: PublicSite): ProseSection => ({
  title: "Correo electrónico",
  blocks:
    contactEmail === null
      ? [`Quien gestiona ${name} aún no ha facilitado un correo electrónico.`, answers]
      : [
          [{ text: contactEmail, to: `mailto:${contactEmail}` }],
          "Tu mensaje llega directamente a quien gestiona este sitio. No hay formulario que rellenar ni número de incidencia.",
        ],
});

const mail = ({ postalAddress }: PublicSite): ProseSection => ({
  title: "Dirección postal",
  blocks: [postalAddress ?? "Quien gestiona este sitio aún no ha facilitado una dirección postal."],
});

const whatToInclude = (): ProseSection => ({
  title: "Qué incluir",
  blocks: [
    {
      list: [
        "Una película que no se reproduce: la dirección de su página, el servidor que elegiste y tu navegador.",
        "Un error en el catálogo: la página y qué debería decir.",
        "Algo a lo que no puedes llegar o que no puedes leer: qué intentabas hacer y qué dispositivo o tecnología de apoyo usas.",
        "Una idea: solo la idea.",
      ],
    },
    answers,
  ],
});

const copyright = (site: PublicSite): ProseSection => ({
  title: "Reclamaciones por derechos de autor",
  blocks: [
    disclaimer(site),
    "Incluye el título, la dirección de la página y por qué puedes actuar en nombre de quien tiene los derechos. Un título que deba retirarse se quita de todas las páginas, listas y búsquedas.",
  ],
});

const withoutAddress = (site: PublicSite): StaticPage => ({
  title: "Contacto",
  description: `Cómo contactar con la gente que hay detrás de ${site.name} y dónde encontrar respuestas mientras tanto.`,
  lead: `${site.name} aún no puede recibir correo. Puede que la respuesta que buscas esté en otra página.`,
  sections: [email(site), mail(site), { title: "Reclamaciones por derechos de autor", blocks: [disclaimerWithoutAddress(site.name)] }],
});

const withAddress = (site: PublicSite): StaticPage => ({
  title: "Contacto",
  description: `Cómo contactar con ${site.name}: por correo electrónico o postal, con preguntas, correcciones, ideas o reclamaciones por derechos de autor.`,
  lead: "Cuéntanos qué no funciona, qué falta o qué te gusta.",
  sections: [email(site), mail(site), whatToInclude(), copyright(site)],
});

const contact = (site: PublicSite): StaticPage => (site.contactEmail === null ? withoutAddress(site) : withAddress(site));

export const words: Words["page-contact"] = { page: contact };
