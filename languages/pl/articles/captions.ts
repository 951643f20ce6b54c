import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Article } from "#features/pages/model/article.ts";
import { playerKeys } from "../player/player-keys.ts";

export const captions = (siteName: string): Article => ({
  id: "captions",
  title: "Napisy, klawiatura i pilot",
  summary: "Trzy sposoby oglądania, które zaczęły się od czyjejś potrzeby, a okazały się dobre dla wszystkich.",
  body: [
    "Kino nieme traktowało niesłyszących tak uczciwie, jak później rzadko się zdarzało: wszyscy na sali czytali te same plansze. Dźwięk odebrał im to w kilka lat. W 1947 roku Emerson Romero, niesłyszący aktor, który w epoce kina niemego grał w komediach, zaczął wklejać plansze z powrotem do filmów dźwiękowych i wypożyczał kopie klubom osób niesłyszących. Było to nieporadne, ale był to początek. W 1972 roku „The French Chef” jako pierwszy program amerykańskiej telewizji miał napisy widoczne dla wszystkich.",
    "Napisy dla niesłyszących to coś więcej niż zwykłe. Zwykłe mówią, co ktoś powiedział; te mówią też, co słychać: drzwi, śmiech w sąsiednim pokoju, zmianę w muzyce. Wiele osób, które z nich korzystają, słyszy bardzo dobrze. Mają śpiące dziecko, głośny pociąg albo aktora, który mamrocze.",
    { heading: "Napisy tutaj" },
    `Jeśli film ma napisy, własny odtwarzacz serwisu ${siteName} pokazuje w dolnym rzędzie przycisk „Napisy”. Koło zębate obok ustawia ich rozmiar, kolor, tło i położenie oraz otwiera twój własny plik z napisami (SRT lub VTT), który zostaje na twoim urządzeniu. Serwery innych firm mają własne odtwarzacze: poszukaj liter CC, a jeśli ich nie ma, wypróbuj inny serwer.`,
    { heading: "Z klawiaturą" },
    `W serwisie ${siteName} do niczego nie potrzeba myszy. Pierwsze naciśnięcie klawisza Tab na stronie pozwala przejść od razu do treści. Na ścianie plakatów strzałki przechodzą od jednego do drugiego, a Enter otwiera wybrany; w polu wyszukiwania strzałki przechodzą po podpowiedziach, a Escape je zamyka. Wybrany element ma bursztynową obwódkę. W naszym odtwarzaczu:`,
    { list: playerKeys.playerKeys },
    { heading: "Z pilotem" },
    "Pilot to klawiatura, w której brakuje większości klawiszy. Przeglądarka telewizora przesuwa strzałkami zaznaczenie albo wskaźnik, a OK wybiera to, do czego dotrzesz. Przyciski i linki są do tego wystarczająco duże, a „Wstecz” wraca do tego miejsca na ścianie, z którego wychodzisz.",
    { heading: "Mniej ruchu" },
    "Jeśli od ruchomych elementów źle się czujesz, włącz na swoim urządzeniu ograniczenie ruchu. Karuzela będzie wtedy czekać na ciebie i nic nie będzie się rozpływać ani przesuwać. Przycisk pauzy ma tak czy inaczej. Nawet z wyłączonym JavaScriptem możesz czytać strony i korzystać z ich linków.",
    prose`Jeśli nie możesz tu do czegoś dotrzeć albo czegoś odczytać w sposób, którego potrzebujesz, to nasza wina, a nie twoja. ${{ text: "Daj nam znać", to: paths.contact }}.`,
  ],
  program: [],
});
