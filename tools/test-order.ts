import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files of half a minute and more, most of them of waiting. Vitest starts large files first, and these are small: they would end the run alone. */
const longest = ["tools/checks.ts", "tests/chaos/short.test.ts"];

const rank = ({ moduleId, project }: TestSpecification): number => {
  const place = longest.findIndex((file) => moduleId.endsWith(file));
  if (place >= 0) return place;
  return project.name === "process" ? longest.length : longest.length + 1;
};

/** Tests that start processes come first, so that those which only compute fill the time in which the others wait. */
export default class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
