import { mkdirSync, renameSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { counted, countText } from "#domain/count-text.ts";
import { CopyError, type HostClient, HostError } from "#features/public-films/asking/host-client.ts";
import type { Checks } from "#features/public-films/checks.ts";
import { begunBytes, downloadFile, partOf, removeNote, removePart } from "#features/public-films/getting/download-file.ts";
import { completeFile, extensionOf, fileStem } from "#features/public-films/getting/file-names.ts";
import { filmSeconds } from "#features/public-films/getting/film-length.ts";
import { writeLicence } from "#features/public-films/getting/licences.ts";
import { type Candidate, type Plan, planDownload } from "#features/public-films/getting/plan-download.ts";
import { copyKey, lengthBounds, type PublicTitle } from "#features/public-films/model/copies.ts";
import { progressBar } from "#server/process/progress-bar.ts";
import { nameOf } from "./find-titles.ts";
import { copyName, lengthText } from "./list-films.ts";

type Options = {
  folder: string;
  quality: number;
  checks: Checks;
  client: HostClient;
  /** A line that stays. */
  say: (line: string) => void;
  freeBytes?: (folder: string) => Promise<number>;
};

const free = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

const megabytes = (bytes: number): string => `${countText(Math.ceil(bytes / 1e6))} MB`;

const pathOf = (folder: string, stem: string, { file }: Candidate): string => join(folder, `${stem}.${extensionOf(file.url)}`);

async function plansFor(titles: readonly PublicTitle[], options: Options): Promise<{ plans: Plan[]; present: number; failed: number }> {
  const plans: Plan[] = [];
  const absent = titles.filter((title) => completeFile(options.folder, fileStem(title)) === null);
  const bar = progressBar(absent.length);
  for (const title of absent) {
    bar.advance(`Asking for the size of ${nameOf(title)}`, 1);
    const plan = await planDownload(title, options);
    if (!Array.isArray(plan)) plans.push(plan);
    else for (const reason of plan) options.say(`${nameOf(title)}: ${reason}`);
  }
  bar.end();
  return { plans, present: titles.length - absent.length, failed: absent.length - plans.length };
}

/** The partial file is the title's film. @throws CopyError if it is not */
async function verify(path: string, { copy, file }: Candidate, title: PublicTitle, checks: Checks): Promise<void> {
  const seconds = await filmSeconds(partOf(path));
  if (seconds === null && file.type !== "video/ogg") throw new CopyError("is no video that can be read");
  const { min, max } = lengthBounds(checks[copyKey(copy)]?.seconds ?? copy.seconds, title.runtimeS);
  if (seconds !== null && (seconds < min || seconds > max)) throw new CopyError(`is ${lengthText(seconds)} long, which is another film's length`);
}

type OnBytes = (bytes: number) => void;

async function getCopy(candidate: Candidate, { title, stem }: Plan, { folder, client, checks }: Options, onBytes: OnBytes): Promise<void> {
  const path = pathOf(folder, stem, candidate);
  mkdirSync(dirname(path), { recursive: true });
  await downloadFile({ client, host: candidate.copy.host, file: candidate.file, path, onBytes });
  try {
    await verify(path, candidate, title, checks);
  } catch (error) {
    removePart(path);
    throw error;
  }
  writeLicence(folder, relative(folder, path).split(sep).join("/"), title, candidate.copy);
  renameSync(partOf(path), path);
  removeNote(path);
}

/** A copy that is of no use is left for the next one. What a host's failure leaves behind is gone on with the next time. */
async function getFilm(plan: Plan, options: Options, onBytes: OnBytes): Promise<boolean> {
  for (const candidate of plan.candidates) {
    try {
      await getCopy(candidate, plan, options, onBytes);
      return true;
    } catch (error) {
      if (!(error instanceof CopyError || error instanceof HostError)) throw error;
      options.say(`${nameOf(plan.title)}: ${copyName(candidate.copy)} ${error.message}`);
      if (error instanceof HostError) return false;
    }
  }
  return false;
}

/** @returns whether all are in the folder now */
export async function getFilms(titles: readonly PublicTitle[], options: Options): Promise<boolean> {
  const { folder, say, freeBytes = free } = options;
  const { plans, present, failed } = await plansFor(titles, options);
  const sizes = plans.map(({ stem, bytes, candidates }) => ({ whole: bytes ?? 0, begun: begunBytes(pathOf(folder, stem, candidates[0])) }));
  const total = sizes.reduce((sum, { whole }) => sum + whole, 0);
  const missingBytes = sizes.reduce((sum, { whole, begun }) => sum + Math.max(0, whole - begun), 0);
  const unknown = plans.filter(({ bytes }) => bytes === null).length;
  const available = await freeBytes(folder);
  const rest = unknown > 0 ? `, and ${unknown} of unknown size` : "";
  if (plans.length > 0) say(`${counted(plans.length, "film")}: ${megabytes(missingBytes)} to load${rest}; ${megabytes(available)} are free in ${folder}`);
  if (missingBytes > available) throw new Error(`${folder} has no room for ${megabytes(missingBytes)}: name fewer titles, or a lower --quality`);
  const bar = progressBar(total);
  let got = 0;
  for (const plan of plans) {
    const onBytes = (bytes: number): void => bar.advance(nameOf(plan.title), bytes);
    const above = (line: string): void => {
      bar.end();
      say(line);
    };
    if (await getFilm(plan, { ...options, say: above }, onBytes)) got += 1;
  }
  bar.end();
  say(`${counted(got, "film")} loaded, ${present} were there, ${failed + plans.length - got} failed`);
  return got + present === titles.length;
}
