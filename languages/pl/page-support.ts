import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { playerKeys } from "./player/player-keys.ts";

export const words: Words["page-support"] = {
  title: "Pomoc techniczna",
  description: (siteName) =>
    `Poradniki i pomoc w serwisie ${siteName}: jak znaleźć i oglądać filmy i seriale, serwery, napisy, klawiatura i film, który się nie wczytuje.`,
  lead: "Jak co tutaj działa i czego spróbować, gdy nie działa.",
  guides: {
    title: "Poradniki",
    watching: [
      { heading: "Jak znaleźć coś do obejrzenia" },
      {
        steps: [
          "Wpisz co najmniej dwie litery w pole wyszukiwania i wybierz „Filmy”, „Seriale” lub „Osoby”. Pod polem pojawi się do pięciu wyników, a „Zobacz wszystkie wyniki” pokaże resztę.",
          prose`Możesz też zacząć od stron ${{ text: "Filmy", to: paths.home }}, ${{ text: "Seriale", to: paths.series }}, ${{ text: "Najlepsze", to: paths.top }} lub ${{ text: "Gatunki", to: paths.genres }}.`,
          "Każde nazwisko w obsadzie jest linkiem, tak samo każdy podobny tytuł.",
        ],
      },
      { heading: "Jak obejrzeć film" },
      {
        steps: [
          "Otwórz stronę filmu.",
          "Naciśnij „Oglądaj teraz”, żeby przejść do odtwarzacza, a potem „Odtwórz”.",
          "Jeśli film nie rusza, wybierz inny serwer pod odtwarzaczem. Pierwszy na liście jest wybrany domyślnie, chyba że ostatnio w tej przeglądarce działał inny.",
          "Jeśli przerwiesz w połowie, „Wznów” przeniesie cię w to samo miejsce, gdy znów otworzysz film w tej przeglądarce.",
        ],
      },
      { heading: "Jak obejrzeć serial" },
      {
        steps: [
          "Otwórz serial i wybierz sezon strzałkami lub według numeru.",
          "Wybierz odcinek z listy. Adres w przeglądarce prowadzi teraz do tego odcinka, więc możesz go udostępnić albo do niego wrócić.",
          "Jeśli odcinek nie rusza, wybierz inny serwer przyciskiem „Zmień serwer”.",
          "Po zakończeniu odcinka następny włącza się po kilku sekundach, chyba że to anulujesz albo wyłączysz.",
        ],
      },
    ],
    keyboard: {
      heading: "Jak sterować odtwarzaczem z klawiatury",
      own: "Najpierw kliknij odtwarzacz albo przejdź do niego klawiszem Tab, a potem:",
      others: (siteName) => `To klawisze własnego odtwarzacza serwisu ${siteName}. Odtwarzacze innych firm mają swoje.`,
      keys: playerKeys.playerKeys,
    },
    more: [
      "Jeśli sterujesz komputerem za pomocą głosu albo często naciskasz klawisze przypadkiem, wyłącz „Skróty jednoklawiszowe” w ustawieniach odtwarzacza (koło zębate). Spacja i strzałki nadal będą działać.",
      "Gdy odtwarzacz jest otwarty, klawisze K, J, L, M, F i C działają w każdym miejscu jego strony. Ukośnik przenosi na każdej stronie do pola wyszukiwania.",
      { heading: "Jak sterować odtwarzaczem pilotem" },
      "Wybierz „Tryb telewizyjny” w Ustawieniach. Wtedy OK odtwarza i wstrzymuje wideo, a strzałki w lewo i w prawo przewijają o dziesięć sekund, przytrzymane – o więcej. Strzałka w górę prowadzi do napisów i ustawień, strzałka w dół do następnego odcinka, a „Wstecz” zamyka odtwarzacz.",
      { heading: "Jak prowadzić listę" },
      "Przycisk „Zapisz na liście” jest przy plakatach i na stronach filmów i seriali. To, co zapiszesz, znajdziesz w części „Moja lista”, obok pola wyszukiwania. Jest tylko na tym urządzeniu: żeby przenieść listę na inne, wyeksportuj ją tutaj, a tam zaimportuj.",
      prose`Eksport i import są na stronie ${{ text: "Ustawienia", to: paths.settings }}, tak jak wszystko inne, co pamięta to urządzenie.`,
      "Safari usuwa dane serwisu po siedmiu dniach używania przeglądarki, jeśli w tym czasie go nie odwiedzisz. Jeśli korzystasz z Safari i zależy ci na liście, co jakiś czas ją eksportuj.",
      { heading: "Jak zmienić wygląd" },
      "Na dole każdej strony i w ustawieniach możesz wybrać wygląd ciemny, jasny lub automatyczny, zgodny z twoim urządzeniem. Przeglądarka zapamięta wybór.",
      { heading: "Jak udostępnić stronę" },
      "Przycisk „Udostępnij” przy filmie lub serialu oferuje popularne serwisy społecznościowe i aplikacje albo link do skopiowania. Link działa u wszystkich, którym go wyślesz, bo nie ma się tu do czego logować.",
    ],
  },
  troubleshooting: {
    title: "Rozwiązywanie problemów",
    loading: [
      { heading: "Film lub odcinek się nie wczytuje" },
      {
        steps: [
          "Daj mu kilka sekund. Odległy serwer może ich potrzebować.",
          "Wybierz inny serwer. Nie zależą od siebie.",
          "Odśwież stronę i sprawdź, czy wczytują się inne strony internetowe.",
          "Jeśli używasz blokady treści, wyłącz ją na tej stronie i spróbuj ponownie.",
        ],
      },
    ],
    sampleReel: {
      heading: "Zamiast tytułu widać film przykładowy",
      own: "To nasz własny krótki film. Widać go, gdy administracja serwisu nie dostarczyła jeszcze wideo tego tytułu.",
      archives:
        "To nasz własny krótki film. Widać go, gdy ani administracja serwisu, ani żadne publiczne archiwum nie ma wideo tego tytułu albo gdy żadne archiwum nie odpowiada: wtedy spróbuj później.",
    },
    more: [
      { heading: "Nie ma dźwięku" },
      "Sprawdź, czy nie jest wyciszony odtwarzacz (w naszym naciśnij M), potem karta przeglądarki, a potem urządzenie. Niektóre przeglądarki włączają wideo bez dźwięku, dopóki go nie klikniesz lub nie dotkniesz.",
      { heading: "Obraz się zacina" },
      "Wstrzymaj na minutę, żeby odtwarzacz mógł wczytać film na zapas, podejdź bliżej routera albo wybierz inny serwer. Serwer z oznaczeniem „Multi-Quality” może oferować niższą rozdzielczość.",
      { heading: "Nie ma napisów" },
      "Nie każdy film je ma. Nasz odtwarzacz pokazuje przycisk „Napisy” tylko wtedy, gdy są. Może mieć je inny serwer.",
      { heading: "Pełny ekran nie działa" },
      "Są dwa przyciski, jeden w odtwarzaczu i jeden poza nim: wypróbuj ten drugi. Na niektórych telefonach działa tylko przycisk w odtwarzaczu.",
      { heading: "Strona informuje, że nie udało się jej wczytać" },
      "Problem jest po naszej stronie. Naciśnij „Spróbuj ponownie”, to zwykle wystarcza. Strony otwierane wcześniej często w tym czasie działają dalej.",
      { heading: "Nie możesz znaleźć tytułu" },
      prose`Użyj mniejszej liczby słów albo tytułu oryginalnego i sprawdź „Filmy”, „Seriale” i „Osoby”. Jeśli powinien tu być, ${{ text: "daj nam znać", to: paths.contact }}.`,
      { heading: "Jakie przeglądarki działają" },
      "Chrome i Edge od wersji 108, Firefox od 128 i Safari od 16.4, na każdym urządzeniu. W telewizorach przeglądarka jest wystarczająco nowa od modeli z 2024 roku. W starszej przeglądarce strony nadal się otwierają, linki i wyszukiwanie działają, a nasz odtwarzacz ma przyciski samej przeglądarki; nic nie jest w niej zapamiętywane.",
    ],
  },
  moreHelp: {
    title: "Nadal nie działa?",
    text: prose`Krótkie odpowiedzi na typowe pytania są na stronie ${{ text: "Częste pytania", to: paths.faq }}. Ze wszystkim innym ${{ text: "napisz do nas", to: paths.contact }} i podaj stronę, serwer i przeglądarkę oraz to, co się dzieje.`,
  },
};
