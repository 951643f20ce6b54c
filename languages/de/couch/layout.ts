export const layout = {
  offer: "Am Fernseher? Große Bilder und Schrift, für Pfeiltasten und OK.",
  turnOn: "TV-Ansicht",
  enterPlayer: "OK führt in den Player, „Zurück“ wieder hierher.",
};
