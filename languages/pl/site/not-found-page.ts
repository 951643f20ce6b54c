export const notFoundPage = {
  heading: "Nie znaleziono strony",
  text: "Pod tym adresem nie ma żadnej strony. Może w linku jest literówka albo strona zmieniła adres.",
  goHome: "Na stronę główną",
};
