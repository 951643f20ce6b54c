/** What a browser's local storage holds. The privacy and cookie pages list all of it. */
export const storedKeys = {
  theme: "wygląd ciemny lub jasny, jeśli wybierzesz go na dole strony. Wybór „Automatyczny” usuwa ten wpis.",
  consent: "twoje ustawienia prywatności.",
  player: "głośność, szybkość, wygląd i język napisów oraz to, czy pojedyncze klawisze sterują odtwarzaczem.",
  servers: "serwer, który działał ostatnio: jeden dla filmów i jeden dla seriali.",
  progress:
    "miejsca zatrzymania w ostatnio oglądanych filmach i odcinkach oraz to, co z danego tytułu było otwarte ostatnio, żeby można było oglądać dalej. Po obejrzeniu do końca miejsce jest usuwane.",
  saved: "zapisane tytuły i twoje własne listy.",
  seen: "to, co jest obejrzane, oraz twoje oceny i notatki.",
  homeRows: "to, czy jest coś do obejrzenia dalej i czy są zapisane lub obejrzane tytuły, żeby strony od razu miały na nie miejsce.",
  import: "niedokończony import z innego serwisu: co jest w plikach i co zostało znalezione. Na końcu jest usuwany.",
  visit: "czas pierwszej wizyty, żeby przy drugiej serwis mógł zacząć przechowywać kopie działające bez połączenia.",
  damaged: "zapisane dane, których nie udało się odczytać, dopóki ich nie wyeksportujesz lub nie usuniesz.",
  settings: (hasLanguages: boolean, worksOffline: boolean): string =>
    `to, czy urządzenie może cokolwiek zapamiętywać, czy następny odcinek włącza się automatycznie, co się dzieje ze spoilerami, czy tytuły mają oryginalne plakaty, czy listy ukrywają obejrzane tytuły, czy włączony jest tryb telewizyjny, oraz kraj, w którym oglądasz, jeśli go wybierzesz.${hasLanguages ? " Także język, w którym chcesz mieć strony, jeśli go wybierzesz, oraz to, czy propozycja innego języka została zamknięta lub przyjęta." : ""}${worksOffline ? " Oraz to, czy przechowywane są kopie stron do użytku bez połączenia, jeśli to wybierzesz." : ""}`,
};
