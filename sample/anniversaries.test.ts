import { expect, test } from "vitest";
import { createEmbeddedService } from "./service.ts";

type List = { results: { title?: string; name?: string; release_date?: string }[]; total_results: number };

const service = createEmbeddedService({ today: () => new Date("2026-12-29T23:30:00Z") });
const read = async (path: string): Promise<List> => (await (await service.fetch(new Request(`http://embedded/3${path}`))).json()) as List;
const datesOf = ({ results }: List) => results.map(({ release_date }) => release_date ?? "");
const monthDays = (list: List) => datesOf(list).map((date) => date.slice(5));

test("in cinemas are the premieres of the last six weeks in other years, with their own dates, the latest first", async () => {
  const list = await read("/movie/now_playing?region=US");
  expect(list.total_results).toBeGreaterThan(5);
  expect(datesOf(list).every((date) => date < "2026")).toBe(true);
  expect(monthDays(list)).toEqual(monthDays(list).toSorted().toReversed());
  expect(monthDays(list).every((day) => day >= "11-17" && day <= "12-28")).toBe(true);
});

test("what is coming goes on over the end of the year, from the country's own day on", async () => {
  const [american, japanese] = [await read("/movie/upcoming?region=US"), await read("/movie/upcoming?region=JP")];
  expect(datesOf(american)).toContain("1926-12-31");
  expect(monthDays(american).every((day) => day >= "12-29" || day <= "02-23")).toBe(true);
  expect(monthDays(american).findIndex((day) => day < "12")).toBeGreaterThan(0);
  expect(japanese.total_results).toBeLessThanOrEqual(american.total_results);
});

test("Discover takes days and releases in cinemas; of releases for homes there are none", async () => {
  const week = "region=US&release_date.gte=2026-12-28&release_date.lte=2027-01-03";
  const films = await read(`/discover/movie?${week}&with_release_type=3|2`);
  expect(films.total_results).toBeGreaterThan(0);
  expect(monthDays(films).every((day) => day >= "12-28" || day <= "01-03")).toBe(true);
  expect((await read(`/discover/movie?${week}&with_release_type=4|5`)).total_results).toBe(0);
});

test("series are those with an episode of the day in another year", async () => {
  const ofDay = async (day: string) => (await read(`/discover/tv?air_date.gte=${day}&air_date.lte=${day}`)).results.map(({ name }) => name);
  expect(await ofDay("2026-11-28")).toEqual(expect.arrayContaining(["Superman", "The Beverly Hillbillies"]));
  expect(await ofDay("2026-11-27")).toEqual([]);
  const today = await read("/tv/airing_today?timezone=Europe/Berlin");
  const week = await read("/tv/on_the_air?timezone=Europe/Berlin");
  expect(week.total_results).toBeGreaterThanOrEqual(today.total_results);
});
