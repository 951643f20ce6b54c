import type { PublicSite } from "#domain/site.ts";

const publicFilms = "El vídeo de los títulos marcados con «Ver aquí» está en este sitio o en un archivo público.";
const publicFilmsAreLegal =
  "Las películas que vienen de archivos públicos son de dominio público en Estados Unidos o tienen una licencia abierta. La línea bajo el reproductor indica cuál de las dos cosas y por qué.";
export const landing = {
  /** Section 1 fixes the landing page's tagline, its headings and the seven subjects of the questions. `name` is the site's. */
  landingSections: (name: string) => [
    {
      title: `¿Qué es ${name}?`,
      paragraphs: [
        `${name} es un lugar para encontrar algo que ver, y para verlo. Las películas, las series y la gente que las hizo están juntas: sigue una cara de una película a otra, explora un género o busca ese título que tienes en la punta de la lengua.`,
        "Cada película y cada episodio tienen un reproductor y un enlace que puedes compartir. Si un servidor no responde, hay otro a un toque de distancia.",
      ],
    },
    {
      title: `¿Por qué ${name}?`,
      paragraphs: [
        "Es gratis y no te pide nada: ni cuenta, ni correo electrónico, ni tarjeta de crédito. No pone cookies propias ni registra lo que buscas ni lo que ves.",
        "Es rápido en un teléfono viejo, funciona con teclado y con lector de pantalla, y se puede leer incluso sin JavaScript.",
      ],
    },
  ],
  /** The landing page's seven questions, in section 1's order. */
  landingQuestions: ({ name, publicFilms: hosts }: Pick<PublicSite, "name" | "publicFilms">) => [
    {
      question: `¿Qué hace a ${name} mejor que otras plataformas?`,
      answer:
        "Que no estorba. «Ver ahora» te lleva directamente al reproductor y nada te persigue: no hay ninguna cuenta que reclame tu atención, y todo lo opcional, como la publicidad o las estadísticas, espera a que digas que sí.",
    },
    { question: `¿Es gratis ${name}?`, answer: `Sí. En ${name} no hay suscripciones, ni periodos de prueba, ni nada que comprar.` },
    {
      question: "¿Cada cuánto se actualiza el catálogo?",
      answer:
        "Las listas de títulos en tendencia, populares y mejor valorados se renuevan a lo largo del día, y los títulos nuevos aparecen en cuanto entran en el catálogo.",
    },
    { question: "¿Necesito una cuenta?", answer: "No. No hay ninguna cuenta que crear. Abre una página y pulsa «Reproducir»." },
    {
      question: "¿Qué puedo ver?",
      answer: `Películas y series para cada estado de ánimo, con su reparto, sus reseñas y títulos similares. Explora por género o busca un título o una persona. ${hosts ? `${publicFilms} Que otro título se pueda ver` : "Que un título se pueda ver"} depende de los servidores que ofrezca su reproductor.`,
    },
    {
      question: "¿Es legal?",
      answer: `${name} no aloja contenido protegido por derechos de autor: describe títulos e inserta reproductores. Quien gestiona este sitio elige los reproductores y debe tener derecho a usarlos.${hosts ? ` ${publicFilmsAreLegal}` : ""}`,
    },
    {
      question: "¿Hay subtítulos?",
      answer:
        "Si un servidor tiene subtítulos, su reproductor muestra un botón para activarlos. Cada servidor tiene los suyos: si el tuyo no ofrece ninguno, prueba otro.",
    },
  ],
};
