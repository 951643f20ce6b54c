import { describe, expect, test } from "vitest";
import { sampleData, sampleFilm, samplePerson, sampleSeries } from "#tests/support/embedded-data.ts";
import { parseData } from "./data-schema.ts";
import type { RawData } from "./read-data.ts";

const linked = (links: RawData["links"]): RawData => ({ ...sampleData([sampleFilm(18), sampleFilm(19)]), ...(links && { links }) });

const german = {
  iso_639_1: "de",
  iso_3166_1: "DE",
  name: "Deutsch",
  english_name: "German",
  season: "Staffel {number}",
  specials: "Extras",
  films: [],
  series: [],
  collections: [],
};
const translated = (fields: object): RawData => ({ ...linked({}), translations: { "de.json": { ...german, ...fields } } });

describe("invalid data is rejected with the file and the field", () => {
  test.each([
    [sampleData([sampleFilm(19, { genres: ["Weepie"] })]), /films\.json.*Weepie/s],
    [sampleData([sampleFilm(19, { release_date: "1927" })]), /films\.json.*release_date/s],
    [sampleData([sampleFilm(19), sampleFilm(19)]), /two films with the id 19/],
    [sampleData([], [sampleSeries(7, { seasons: {} })]), /7\.json.*seasons/s],
    [sampleData([], [], [samplePerson(1, "A"), samplePerson(2, "A")]), /two people called A/],
    [linked({ keywords: [{ id: 5, name: "robot", films: [20], series: [] }] }), /"robot" names films 20/],
    [linked({ keywords: [{ id: 5, name: "robot", films: [], series: [19] }] }), /"robot" names series 19/],
    [linked({ keywords: [{ id: 5, name: " ", films: [], series: [] }] }), /keywords\.json.*name/s],
    [linked({ collections: [{ id: 6, name: "Two", overview: "", films: [19] }] }), /film-collections\.json.*two films/s],
    [linked({ collections: [6, 7].map((id) => ({ id, name: "Two", overview: "", films: [18, 19] })) }), /two film collections for the film 18/],
    [linked({ videos: [{ file: "trailer.mp4", name: "Trailer", type: "Trailer", films: [19], series: [] }] }), /videos\.json.*file/s],
    [translated({ films: [{ id: 20, title: "Zwanzig" }] }), /German has films 20 twice, or for no title/],
    [translated({ films: [19, 19].map((id) => ({ id, title: "Neunzehn" })) }), /German has films 19 twice/],
    [translated({ series: [{ id: 19, name: "Neunzehn" }] }), /German has series 19/],
    [translated({ films: [{ id: 19, title: "" }] }), /de\.json.*title/s],
    [translated({ films: [{ id: 19, title: "\u200fNeunzehn" }] }), /de\.json.*direction marks.*title/s],
    [translated({ films: [{ id: 19, title: "Neunzehn", overveiw: "" }] }), /de\.json.*overveiw/s],
    [translated({ season: "Staffel" }), /de\.json.*season/s],
  ])("%#", (data, message) => {
    expect(() => parseData(data)).toThrow(message);
  });
});
