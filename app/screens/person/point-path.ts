import type { CareerPoint } from "#domain/career-timeline.ts";
import { canonicalSeriesPath, moviePath } from "#domain/paths.ts";

export const pointPath = ({ type, id, title }: CareerPoint): string => (type === "tv" ? canonicalSeriesPath({ id, name: title }) : moviePath(id));
