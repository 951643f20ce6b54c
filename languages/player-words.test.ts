import { expect, test } from "vitest";
import { partsOfTime } from "#features/player/model/clock-time.ts";
import { wordsOf } from "#languages/all-words.server.ts";

test.each([
  [0, "0 seconds", "0 Sekunden", "0 ثانية"],
  [1, "1 second", "1 Sekunde", "ثانية واحدة"],
  [60, "1 minute", "1 Minute", "دقيقة واحدة"],
  [3723, "1 hour 2 minutes 3 seconds", "1 Stunde 2 Minuten 3 Sekunden", "ساعة واحدة ودقيقتان و3 ثوانٍ"],
  [7200, "2 hours", "2 Stunden", "ساعتان"],
])("speaks %d seconds", (seconds, ...spoken) => {
  expect((["en", "de", "ar"] as const).map((language) => wordsOf(language).player.playerPage.spokenTime(partsOfTime(seconds)))).toEqual(spoken);
});

test("names an episode in a sentence", () => {
  const [english, german] = (["en", "de"] as const).map((language) => wordsOf(language).site.episodeCode);
  expect(english?.episodeInWords({ season: 0, episode: 2 })).toBe("special 2");
  expect(english?.episodeInWords({ season: 3, episode: 2 })).toBe("season 3, episode 2");
  expect(german?.episodeOfSeries("Superman", { season: 3, episode: 2 })).toBe("Superman, Staffel 3, Folge 2");
});
