export const notFoundPage = {
  heading: "Pagina non trovata",
  text: "A questo indirizzo non c’è nessuna pagina. Forse il link contiene un errore di battitura, o la pagina è stata spostata.",
  goHome: "Vai alla home",
};
