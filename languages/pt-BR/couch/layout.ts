export const layout = {
  offer: "Na TV? Imagens e textos grandes, para as setas e OK.",
  turnOn: "Visual para TV",
  enterPlayer: "OK entra no player, Voltar traz você de volta aqui.",
};
