import { describe, expect, test } from "vitest";
import { sampleData, sampleFilm, samplePerson, sampleSeries } from "#tests/support/embedded-data.ts";
import { parseData } from "./data-schema.ts";

describe("invalid data is rejected with the file and the field", () => {
  test.each([
    [sampleData([sampleFilm(19, { genres: ["Weepie"] })]), /films\.json.*Weepie/s],
    [sampleData([sampleFilm(19, { release_date: "1927" })]), /films\.json.*release_date/s],
    [sampleData([sampleFilm(19), sampleFilm(19)]), /two films with the id 19/],
    [sampleData([], [sampleSeries(7, { seasons: {} })]), /7\.json.*seasons/s],
    [sampleData([], [], [samplePerson(1, "A"), samplePerson(2, "A")]), /two people called A/],
  ])("%#", (data, message) => {
    expect(() => parseData(data)).toThrow(message);
  });
});
