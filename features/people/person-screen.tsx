import { PersonNotFound } from "./person-not-found.tsx";
import { PersonPage } from "./person-page.tsx";

export default function PersonScreen({ id }: { id: number }) {
  return id === 0 ? <PersonNotFound /> : <PersonPage key={id} id={id} />;
}
