import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Finding, findPersonalData } from './find-personal-data.ts';

const maxShown = 20;

/**
 * After the last test: checks that the logs have no personal data and no secrets.
 * @throws Error with the findings, which fails the run
 */
export async function assertCleanLogs(folder: string, known: ReadonlySet<string>): Promise<void> {
  const findings = findPersonalData(await linesIn(folder), known);
  if (findings.length === 0) return;
  const shown = findings.slice(0, maxShown).map(({ what, text }: Finding) => `${what}: ${text}`);
  throw new Error(
    `${findings.length} log texts contain personal data or secrets:\n${shown.join('\n')}`,
  );
}

/** @param only  file of one process; default: all files */
export async function linesIn(folder: string, only?: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => only === undefined || file === only);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.flatMap((text) => text.split('\n').filter(Boolean));
}
