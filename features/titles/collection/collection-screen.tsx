import { CollectionNotFound } from "./collection-not-found.tsx";
import { CollectionPage } from "./collection-page.tsx";

export default function CollectionScreen({ id }: { id: number }) {
  return id === 0 ? <CollectionNotFound /> : <CollectionPage key={id} id={id} />;
}
