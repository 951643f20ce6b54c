import { describe, expect, test } from "vitest";
import type { Language } from "#domain/languages.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { CodeAndName, NumberAndName } from "./episode-names.tsx";

const address = { season: 2, episode: 5 };
/** Without what only screen readers get in place of a hidden name. */
function seen(part: Parameters<typeof renderPart>[0], language: Language): string {
  const { container } = renderPart(part, { language });
  const unread = container.querySelector(".sr-only")?.textContent ?? "";
  return (container.textContent ?? "").replace(unread, "");
}

describe("an episode's code and name", () => {
  test.each<[Language, string]>([
    ["en", "S2 E5, Yoake"],
    ["ar", "م2 ح5، Yoake"],
    ["ja", "S2 E5、Yoake"],
  ])("have the same comma in %s, whether the name is hidden or not", (language, text) => {
    const name = (isHidden: boolean) => <CodeAndName address={address} name="Yoake" lang={undefined} isHidden={isHidden} />;
    expect([seen(name(false), language), seen(name(true), language)]).toEqual([text, text]);
  });
});

describe("an episode's number and name", () => {
  test("mark a name of another language, also where it is hidden", () => {
    const { container } = renderPart(<NumberAndName number={5} name="Dawn" lang="en" isHidden />, { language: "de" });
    expect(container.querySelector(".spoiler > [lang=en]")?.textContent).toBe("Dawn");
  });

  test("hide nothing of an episode that has no name", () => {
    const { container } = renderPart(<NumberAndName number={5} name="" lang={undefined} isHidden />);
    expect(container.innerHTML).toBe("Episode 5");
  });
});
