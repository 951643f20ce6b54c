import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderPart } from "#tests/support/render-part.tsx";
import { siteVariants } from "#tests/support/site-variants.ts";
import { Footer } from "./footer.tsx";

const footer = () => screen.getByRole("contentinfo");

test("has its three columns", () => {
  renderPart(<Footer />);
  const columns = within(footer()).getAllByRole("heading", { level: 2 }).slice(0, 3);
  const linksOf = (column: HTMLElement) =>
    [...(column.parentElement?.querySelectorAll("a") ?? [])].map((link) => [link.textContent, link.getAttribute("href")]);
  expect(columns.map((column) => [column.textContent, linksOf(column)])).toEqual([
    [
      "About Us",
      [
        ["About", "/about"],
        ["Blogs", "/blogs"],
      ],
    ],
    [
      "Legal",
      [
        ["Privacy Policy", "/privacy"],
        ["Terms of Service", "/terms"],
      ],
    ],
    [
      "Help",
      [
        ["FAQ", "/faq"],
        ["Contact Us", "/contact"],
        ["Support", "/support"],
      ],
    ],
  ]);
});

test("says whose films these are, and where claims go: to an address, or to the contact page", () => {
  renderPart(<Footer />, { site: siteVariants.plain });
  expect(footer().textContent).toContain(
    "© The Ritz. All rights reserved.The Ritz hosts no copyrighted content. Copyright claims go to the hosting sites; for a claim about The Ritz itself, see the contact page.",
  );
  expect(screen.getByRole("link", { name: "contact page" }).getAttribute("href")).toBe("/contact");
});

test("has the operator's address where there is one", () => {
  renderPart(<Footer />, { site: siteVariants.full });
  expect(screen.getByRole("link", { name: "desk@ritz.example" }).getAttribute("href")).toBe("mailto:desk@ritz.example");
});

test.each([
  ["live", "This product uses the TMDB API but is not endorsed or certified by TMDB."],
  ["plain", "This is a sample catalog of public-domain and openly licensed films and series."],
] as const)("says on the %s site where the catalog is from", (variant, text) => {
  renderPart(<Footer />, { site: siteVariants[variant] });
  expect(footer().textContent).toContain(text);
});

test("changes the theme, and leads to the settings", async () => {
  renderPart(<Footer />);
  await userEvent.click(screen.getByRole("radio", { name: "Light" }));
  expect(document.documentElement.dataset.theme).toBe("light");
  await userEvent.click(screen.getByRole("radio", { name: "Automatic" }));
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(screen.getByRole("link", { name: "Settings" }).getAttribute("href")).toBe("/settings");
});
