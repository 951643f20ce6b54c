import { useParams } from "react-router";
import { idInKey } from "#domain/paths.ts";
import { PersonNotFound } from "./person-not-found.tsx";
import { PersonPage } from "./person-page.tsx";

export default function PersonScreen() {
  const id = idInKey(useParams().key);
  return id === null ? <PersonNotFound /> : <PersonPage key={id} id={id} />;
}
