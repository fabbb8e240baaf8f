import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Finding, findPersonalData } from './find-personal-data.ts';

const mostShown = 20;

/**
 * After the last test: nothing that anybody logged names a person or lets one in.
 * @throws Error that fails the run, with what was found
 */
export async function assertCleanLogs(folder: string, known: ReadonlySet<string>): Promise<void> {
  const findings = findPersonalData(await linesIn(folder), known);
  if (findings.length === 0) return;
  const shown = findings.slice(0, mostShown).map(({ what, text }: Finding) => `${what}: ${text}`);
  throw new Error(`${findings.length} texts in the log give somebody away:\n${shown.join('\n')}`);
}

/** @param only  of one process; of all when left out */
export async function linesIn(folder: string, only?: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => only === undefined || file === only);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.flatMap((text) => text.split('\n').filter(Boolean));
}
