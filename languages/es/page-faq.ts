import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { disclaimer, providerNotice, sampleNote } from "./site/disclaimers.ts";

const marked = (archives: boolean): string => (archives ? " El vídeo de los títulos marcados con «Ver aquí» está en este sitio o en un archivo público." : "");

const reason = (archives: boolean): string =>
  `Porque quien gestiona este sitio aún no ha aportado el vídeo de ese título${archives ? ", y ningún archivo público que conozcamos lo tiene, o ninguno ha respondido" : ""}.`;

export const words: Words["page-faq"] = {
  title: "Preguntas frecuentes",
  description: (siteName) =>
    `Trece preguntas sobre ${siteName} con respuestas cortas: qué es, cuánto cuesta, qué hacer cuando una película no carga y qué sabemos de ti.`,
  lead: prose`Trece preguntas con respuestas cortas. Encontrarás guías paso a paso en la página de ${{ text: "Soporte", to: paths.support }}.`,
  basics: {
    title: "Lo básico",
    questions: (siteName) => [
      {
        question: `¿Qué es ${siteName}?`,
        answer:
          "Un sitio web gratuito para encontrar películas, series y a la gente que las hizo. La página de cada título tiene un reproductor, así que puedes empezar a verlo ahí mismo.",
      },
      { question: "¿Cuánto cuesta?", answer: "Nada. No hay suscripciones, ni periodos de prueba que se acaben, ni nada que comprar." },
      { question: "¿Necesito una cuenta?", answer: "No, y tampoco podrías crear una si quisieras. Abre una página y pulsa «Reproducir»." },
    ],
  },
  catalog: {
    title: "El catálogo",
    choice: {
      question: "¿Qué puedo ver?",
      live: (archives) =>
        `Películas y series de todo tipo, salvo contenido para adultos. Que un título se pueda ver depende de los servidores que ofrezca su reproductor.${marked(archives)}`,
      sample: (archives) => `${sampleNote} Las series van de los seriales mudos a producciones hechas para la web.${marked(archives)}`,
    },
    search: {
      question: "¿Cómo encuentro un título?",
      answer: prose`Escribe al menos dos letras en el buscador y elige «Películas», «Series» o «Personas». Si prefieres explorar, empieza por ${{ text: "Géneros", to: paths.genres }} o por ${{ text: "Mejor valoradas", to: paths.top }}.`,
    },
    facts: {
      question: "¿De dónde salen las descripciones y las valoraciones?",
      live: `De TMDB, una base de datos de cine que su propia comunidad escribe y valora. ${providerNotice}`,
      sample:
        "Los datos son reales y las descripciones son nuestras. Las valoraciones y las reseñas son de muestra: enseñan qué aspecto tienen las páginas y no son la opinión de nadie.",
    },
  },
  player: {
    title: "El reproductor",
    servers: {
      question: "¿Qué son los servidores?",
      own: "Distintos lugares desde los que ver el mismo título. Si uno va lento o no responde, elige el siguiente: en la página no cambia nada más.",
      others:
        "Distintos lugares desde los que ver el mismo título. Algunos son de otras empresas. Si uno va lento o no responde, elige el siguiente: en la página no cambia nada más.",
    },
    loading: {
      question: "La película no carga. ¿Qué puedo hacer?",
      answer: prose`Espera unos segundos y elige otro servidor. Si no arranca ninguno, recarga la página. Tienes más cosas que probar en la página de ${{ text: "Soporte", to: paths.support }}.`,
    },
    sampleReel: {
      question: "¿Por qué se ve una película de muestra en lugar del título que he elegido?",
      own: (archives) =>
        `${reason(archives)} El cortometraje enseña cómo funciona el reproductor.${archives ? "" : " En este sitio todos los servidores son nuestros, así que cualquier otro mostrará la misma película de muestra."}`,
      others: (archives) => `${reason(archives)} Puede que lo tenga otro servidor.`,
    },
    captions: {
      question: "¿Hay subtítulos?",
      own: "Sí, si la película los trae. Usa el botón «Subtítulos» del reproductor o la tecla C.",
      others:
        "Sí, si la película los trae. En nuestro reproductor, usa el botón «Subtítulos» o la tecla C. Los servidores de otras empresas pueden ofrecer otros.",
    },
    devices: {
      question: "¿Funciona en un teléfono, en una tele o con teclado?",
      answer:
        "Sí. Las páginas se adaptan a cualquier pantalla, a todos los controles se llega con el teclado o el mando a distancia, y un lector de pantalla puede leerlo todo. La mayoría de las páginas funcionan incluso con JavaScript desactivado.",
    },
  },
  rules: {
    title: "Las normas",
    privacy: {
      question: "¿Qué se sabe aquí de mí?",
      answer: prose`Casi nada. No hay cuentas, no ponemos cookies y no registramos lo que buscas ni lo que ves. Tu lista y lo que dejaste a medias están en tu propio dispositivo. Los detalles están en la ${{ text: "Política de privacidad", to: paths.privacy }}.`,
    },
    copyright: { question: "¿De quién son estas películas y adónde van las reclamaciones por derechos de autor?", answer: disclaimer },
  },
};
