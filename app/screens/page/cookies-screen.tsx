import { useSite } from "#app/site.tsx";
import { cookies } from "#content/cookies.ts";
import { TextPage } from "./text-page.tsx";

export default function CookiesScreen() {
  return <TextPage page={cookies(useSite())} />;
}
