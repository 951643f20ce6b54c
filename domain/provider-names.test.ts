import { expect, test } from "vitest";
import { creditNames as german } from "#languages/de/titles/credit-names.ts";
import { creditNames as english } from "#languages/en/titles/credit-names.ts";
import { characterIn, isSelf, nameIn, namesIn } from "./provider-names.ts";

test("a job has its name in the page's language; one that is not known keeps the provider's", () => {
  expect(namesIn(german.jobs, ["Director", "Puppeteer"])).toEqual(["Regie", "Puppeteer"]);
  expect(namesIn(english.jobs, ["Director", "Puppeteer"])).toEqual(["Director", "Puppeteer"]);
});

test("two jobs with one name are named once", () => {
  expect(namesIn(german.jobs, ["Writer", "Screenplay", "Story"])).toEqual(["Drehbuch", "Geschichte"]);
});

test("a name that every object has is no name of the table", () => {
  expect(nameIn(german.jobs, "constructor")).toBe("constructor");
});

test.each([
  ["Maria", "Maria"],
  ["Maria (voice)", "Maria (Stimme)"],
  ["Maria (voice) (uncredited)", "Maria (Stimme) (nicht genannt)"],
  ["Maria (the robot)", "Maria (the robot)"],
  ["Herself (archive footage)", "Selbst (Archivaufnahmen)"],
  ["Self - Host", "Selbst - Host"],
])("%s is %s in German, and the same in English", (character, expected) => {
  expect([characterIn(german, character), characterIn(english, character)]).toEqual([expected, character]);
});

test.each(["Self", "self - Host", "Himself", "Herself (archive footage)", "Themselves", " Self / Various"])("%j is self", (character) => {
  expect(isSelf(character)).toBe(true);
});
test.each(["Selfridge", "Selfish man", "The Man Himself", ""])("%j is not", (character) => {
  expect(isSelf(character)).toBe(false);
});
