import { paths } from "#domain/addresses.ts";
import { prose, type Question } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import { thirdParties } from "#features/ads/model/third-parties.ts";
import type { Words } from "../words.ts";
import { disclaimer, providerNotice, sampleNote } from "./site/disclaimers.ts";

const basics = ({ name }: PublicSite): Question[] => [
  {
    question: `¿Qué es ${name}?`,
    answer:
      "Un sitio web gratuito para encontrar películas, series y a la gente que las hizo. La página de cada título tiene un reproductor, así que puedes empezar a verlo ahí mismo.",
  },
  { question: "¿Cuánto cuesta?", answer: "Nada. No hay suscripciones, ni periodos de prueba que se acaben, ni nada que comprar." },
  { question: "¿Necesito una cuenta?", answer: "No, y tampoco podrías crear una si quisieras. Abre una página y pulsa «Reproducir»." },
];

const marked = ({ publicFilms }: PublicSite): string =>
  publicFilms ? " El vídeo de los títulos marcados con «Ver aquí» está en este sitio o en un archivo público." : "";

const catalog = (site: PublicSite): Question[] => [
  {
    question: "¿Qué puedo ver?",
    answer:
      site.catalog === "live"
        ? `Películas y series de todo tipo, salvo contenido para adultos. Que un título se pueda ver depende de los servidores que ofrezca su reproductor.${marked(site)}`
        : `${sampleNote} Las series van de los seriales mudos a producciones hechas para la web.${marked(site)}`,
  },
  {
    question: "¿Cómo encuentro un título?",
    answer: prose`Escribe al menos dos letras en el buscador y elige «Películas», «Series» o «Personas». Si prefieres explorar, empieza por ${{ text: "Géneros", to: paths.genres }} o por ${{ text: "Mejor valoradas", to: paths.top }}.`,
  },
  {
    question: "¿De dónde salen las descripciones y las valoraciones?",
    answer:
      site.catalog === "live"
        ? `De TMDB, una base de datos de cine que su propia comunidad escribe y valora. ${providerNotice}`
        : "Los datos son reales y las descripciones son nuestras. Las valoraciones y las reseñas son de muestra: enseñan qué aspecto tienen las páginas y no son la opinión de nadie.",
  },
];

function sampleAnswer({ publicFilms }: PublicSite, foreign: boolean): string {
  const reason = `Porque quien gestiona este sitio aún no ha aportado el vídeo de ese título${publicFilms ? ", y ningún archivo público que conozcamos lo tiene, o ninguno ha respondido" : ""}.`;
  if (foreign) return `${reason} Puede que lo tenga otro servidor.`;
  const end = publicFilms ? "" : " En este sitio todos los servidores son nuestros, así que cualquier otro mostrará la misma película de muestra.";
  return `${reason} El cortometraje enseña cómo funciona el reproductor.${end}`;
}

function player(site: PublicSite): Question[] {
  const foreign = thirdParties(site).players.length > 0;
  return [
    {
      question: "¿Qué son los servidores?",
      answer: foreign
        ? "Distintos lugares desde los que ver el mismo título. Algunos son de otras empresas. Si uno va lento o no responde, elige el siguiente: en la página no cambia nada más."
        : "Distintos lugares desde los que ver el mismo título. Si uno va lento o no responde, elige el siguiente: en la página no cambia nada más.",
    },
    {
      question: "La película no carga. ¿Qué puedo hacer?",
      answer: prose`Espera unos segundos y elige otro servidor. Si no arranca ninguno, recarga la página. Tienes más cosas que probar en la página de ${{ text: "Soporte", to: paths.support }}.`,
    },
    {
      question: "¿Por qué se ve una película de muestra en lugar del título que he elegido?",
      answer: sampleAnswer(site, foreign),
    },
    {
      question: "¿Hay subtítulos?",
      answer: foreign
        ? "Sí, si la película los trae. En nuestro reproductor, usa el botón «Subtítulos» o la tecla C. Los servidores de otras empresas pueden ofrecer otros."
        : "Sí, si la película los trae. Usa el botón «Subtítulos» del reproductor o la tecla C.",
    },
    {
      question: "¿Funciona en un teléfono, en una tele o con teclado?",
      answer:
        "Sí. Las páginas se adaptan a cualquier pantalla, a todos los controles se llega con el teclado o el mando a distancia, y un lector de pantalla puede leerlo todo. La mayoría de las páginas funcionan incluso con JavaScript desactivado.",
    },
  ];
}

const rules = (site: PublicSite): Question[] => [
  {
    question: "¿Qué se sabe aquí de mí?",
    answer: prose`Casi nada. No hay cuentas, no ponemos cookies y no registramos lo que buscas ni lo que ves. Tu lista y lo que dejaste a medias están en tu propio dispositivo. Los detalles están en la ${{ text: "Política de privacidad", to: paths.privacy }}.`,
  },
  { question: "¿De quién son estas películas y adónde van las reclamaciones por derechos de autor?", answer: disclaimer(site) },
];

/** Section 2: thirteen questions. */
const faq = (site: PublicSite) => ({
  title: "Preguntas frecuentes",
  description: `Trece preguntas sobre ${site.name} con respuestas cortas: qué es, cuánto cuesta, qué hacer cuando una película no carga y qué sabemos de ti.`,
  lead: prose`Trece preguntas con respuestas cortas. Encontrarás guías paso a paso en la página de ${{ text: "Soporte", to: paths.support }}.`,
  groups: [
    { title: "Lo básico", questions: basics(site) },
    { title: "El catálogo", questions: catalog(site) },
    { title: "El reproductor", questions: player(site) },
    { title: "Las normas", questions: rules(site) },
  ],
});

export const words: Words["page-faq"] = { page: faq };
