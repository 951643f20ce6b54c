import { canonicalSeriesPath, moviePath } from "#domain/addresses.ts";
import type { CareerPoint } from "./model/career-timeline.ts";

export const pointPath = ({ type, id, title }: CareerPoint): string => (type === "series" ? canonicalSeriesPath({ id, name: title }) : moviePath(id));
