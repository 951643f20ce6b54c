import { type Article, film } from "#features/pages/model/article.ts";

export const silentComedy: Article = {
  id: "silent-comedy",
  title: "Jak kino nieme odmierza żart",
  summary: "Bez puenty, bez śmiechu z taśmy, bez żadnego dźwięku. Keaton, Lloyd i Chaplin musieli rozśmieszać samym wyczuciem czasu.",
  body: [
    "Żart mówiony żyje w pauzie przed ostatnim słowem. Komik kina niemego ostatniego słowa nie ma. Może tylko zdecydować, kiedy coś zobaczysz, jak długo zostaniesz z tym sam na sam i co nadejdzie, gdy pomyślisz, że to już koniec. Najlepsi opanowali to tak, że ich filmy po stu latach nadal rozśmieszają salę pełną obcych ludzi w tej samej sekundzie.",
    "Spójrz na zakończenie „Jednego tygodnia” (One Week, 1920) Bustera Keatona. Młoda para ciągnie przez miasto swój krzywy dom, który utyka na torach. Nadjeżdża pociąg. Pchają, poddają się, zasłaniają oczy, a pociąg przejeżdża sąsiednim torem. Śmiejesz się z ulgą, oni łapią oddech i w tej chwili z przeciwnej strony nadjeżdża drugi pociąg i przebija dom na wylot. Żart to oddech między dwoma pociągami. Sekundę wcześniej trwałoby jeszcze napięcie; sekundę później wszystko dałoby się przewidzieć.",
    "Harold Lloyd zamiast tego grał na strachu. W „Jeszcze wyżej” (Safety Last!, 1923) wspina się po fasadzie domu towarowego, a na każdym piętrze czeka osobna drobna przykrość: gołębie, siatka, mysz. Każda kończy się śmiechem, który spuszcza trochę powietrza, żeby następne piętro mogło je znów napompować. Lloyd wspinał się po dekoracjach zbudowanych na dachach prawdziwych budynków, z prawdziwą ulicą w tle ujęcia, i robił to prawą ręką, której w 1919 roku bomba z rekwizytorni urwała kciuk i jeszcze jeden palec. Kamera ani na chwilę nie wypuszcza ulicy z kadru, bo to ulica jest żartem.",
    "Charlie Chaplin liczył jak tancerz. W „Gorączce złota” (1925) wbija dwa widelce w dwie bułki i każe im wierzgać i kłaniać się przez kilka taktów muzyki. Nic się nie dzieje i nic nie musi. Próbował przed włączoną kamerą, ujęcie za ujęciem, aż gag nabrał kształtu melodii.",
    "Pomagały kamery. Kręcono nimi ręcznie, a komedie często trochę za wolno, żeby projektor odtwarzał je trochę za szybko. Dlatego upadek w tych filmach wygląda na mocny, a zdaje się nie boleć. Skończył z tym dźwięk: od końca lat 20. silniki pracowały równo, 24 klatki na sekundę, i ciało na ekranie ważyło tyle, ile ważyło.",
    "I jest jeszcze twarz. Keaton już jako dziecko nauczył się na scenach wodewilu, że ludzie śmieją się bardziej, jeśli nie śmieje się ten, kogo to spotyka. W „Marynarzu słodkich wód” (Steamboat Bill, Jr., 1928) spada na niego fasada domu, jakieś dwie tony, a on stoi w jedynym miejscu, na które trafia otwarte okno. Zapasu było kilka centymetrów. Potem wygląda najwyżej na trochę zdziwionego.",
    "Oto sposób na oglądanie tych filmów: wybierz gag i policz, ile uderzeń mija od chwili, gdy coś widzisz, do chwili, gdy zadziała. Śmieszni są ci, którzy potrafią liczyć dalej niż ty.",
  ],
  program: [film(23282, "One Week"), film(22596, "Safety Last!"), film(962, "The Gold Rush"), film(25768, "Steamboat Bill, Jr.")],
};
