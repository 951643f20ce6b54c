import { afterAll, describe, expect, test } from "vitest";
import { peopleIn } from "#features/titles/model/full-credits.ts";
import { createProvider } from "#server/upstream/provider.ts";
import { absentId, providers, required } from "./upstream-providers.ts";

// What pages of titles and people load beside their own call.

describe.each(providers)("$name", ({ open }) => {
  const { transport, close } = open();
  const provider = createProvider(transport);
  afterAll(close);

  test("a film and a series have pictures with sizes, of files that their own pages name", async () => {
    const movie = required((await provider.movieList("top-rated", 1)).items[0]);
    const series = required((await provider.seriesList("top-rated", 1)).items[0]);
    for (const [images, { backdrop_path }] of [
      [await provider.movieImages(movie.id), movie],
      [await provider.seriesImages(series.id), series],
    ] as const) {
      expect(images.map(({ path }) => path)).toContain(backdrop_path);
      for (const { width, height } of images) expect(Math.min(width, height)).toBeGreaterThan(100);
      expect(new Set(images.map(({ kind }) => kind))).toEqual(new Set(["backdrop", "poster"]));
    }
  });

  test("a person has pictures", async () => {
    const person = required((await provider.searchPeople("chaplin", 1)).items.find(({ profile_path }) => profile_path !== null));
    expect((await provider.personImages(person.id)).map(({ kind, path }) => [kind, path])).toContainEqual(["profile", person.profile_path]);
  });

  test("a series' aggregate credits have at least the people of its own credits", async () => {
    const { id } = required((await provider.seriesList("top-rated", 1)).items[0]);
    const { cast, crew } = (await provider.seriesDetails(id)).extras.credits;
    const credits = await provider.seriesCredits(id);
    expect(peopleIn(credits)).toBeGreaterThanOrEqual(new Set([...cast, ...crew].map((member) => member.id)).size);
    expect(credits.departments.length).toBeGreaterThan(0);
  });

  test("the collection of a film has that film, and the name that the film gives it", async () => {
    const films = (await provider.searchMovies("big buck bunny", 1)).items;
    const { extras } = await provider.movieDetails(required(films[0]).id);
    const part = required(extras.collection ?? undefined);
    const collection = await provider.collection(part.id);
    expect(collection).toMatchObject({ id: part.id, name: part.name });
    expect(collection.parts.map(({ id }) => id)).toContain(required(films[0]).id);
    expect(collection.parts.map(({ release_date }) => release_date)).toEqual(collection.parts.map(({ release_date }) => release_date).toSorted());
  });

  test("an unknown id is a 404", async () => {
    for (const call of [provider.movieImages, provider.seriesImages, provider.personImages, provider.seriesCredits, provider.collection])
      await expect(call(absentId)).rejects.toMatchObject({ kind: "status", status: 404 });
  });
});
