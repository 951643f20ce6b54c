export const layout = {
  offer: "¿En el televisor? Imágenes y texto grandes, para las flechas y OK.",
  turnOn: "Vista para televisor",
  enterPlayer: "OK entra en el reproductor; Atrás vuelve aquí.",
};
