import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { careerScale, nearestPoint } from "./career-scale.ts";
import type { CareerPoint } from "./career-timeline.ts";

const point = (time: number, rating: number, votes = 10): CareerPoint => ({ type: "movies", id: 1, title: "x", time, year: Math.floor(time), rating, votes });

describe("a career's scale", () => {
  test("names the decades in it, and the whole ratings around its points", () => {
    const { decades, ratings } = careerScale([point(1917.2, 5.4), point(1965.9, 8.2)]);
    expect(decades).toEqual([1920, 1930, 1940, 1950, 1960]);
    expect(ratings).toEqual([5, 6, 7, 8, 9]);
  });

  test("spreads few titles over ten years and three ratings", () => {
    const { decades, ratings, x } = careerScale([point(1921.5, 7), point(1921.6, 7)]);
    expect([decades, ratings]).toEqual([
      [1920, 1930],
      [4, 5, 6, 7],
    ]);
    expect(x(1921.6) - x(1921.5)).toBeLessThan(2);
  });

  test("has later titles further right, better ones higher and known ones larger", () => {
    const { x, y, radius } = careerScale([point(1920, 2, 10), point(1990, 9, 40_000)]);
    expect(x(1990)).toBeGreaterThan(x(1920));
    expect(y(9)).toBeLessThan(y(2));
    expect([radius(40_000), radius(10) < 4]).toEqual([12, true]);
  });

  test("has later titles further left where lines run from right to left, as far from the edge", () => {
    const points = [point(1920, 2), point(1990, 9)];
    expect(careerScale(points, true).x(1990)).toBeCloseTo(100 - careerScale(points).x(1990));
  });

  test("keeps every point inside, and has a decade", () => {
    const points = fc.array(
      fc.record({ time: fc.double({ min: 1870, max: 2101, noNaN: true }), rating: fc.double({ min: 0, max: 10, noNaN: true }), votes: fc.nat() }),
      { minLength: 1, maxLength: 50 },
    );
    fc.assert(
      fc.property(points, (found) => {
        const all = found.map(({ time, rating, votes }) => point(time, rating, votes));
        const { x, y, radius, decades } = careerScale(all);
        expect(decades.length).toBeGreaterThan(0);
        for (const one of all) {
          expect(x(one.time)).toBeGreaterThanOrEqual(2);
          expect(x(one.time)).toBeLessThanOrEqual(97);
          expect(y(one.rating)).toBeGreaterThanOrEqual(6);
          expect(y(one.rating)).toBeLessThanOrEqual(87);
          expect(radius(one.votes)).toBeLessThanOrEqual(12);
        }
      }),
    );
  });
});

test("the nearest point is the one below the pointer, and none is far away", () => {
  const points = [point(1920, 5), point(1950, 8)];
  const scale = careerScale(points);
  const size = { width: 1000, height: 300 };
  const at = { x: scale.x(1950) * 10 + 6, y: scale.y(8) * 3 - 6 };
  expect(nearestPoint(points, scale, { ...size, ...at }, 44)).toBe(points[1]);
  expect(nearestPoint(points, scale, { ...size, x: at.x - 200, y: at.y }, 44)).toBeNull();
});
