import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Finding, findPersonalData } from './find-personal-data.ts';

const maxShown = 20;

/**
 * Checks after the last test that the logs have no personal data and no secrets.
 * @throws Error with the findings, which fails the run
 */
export async function assertCleanLogs(folder: string, known: ReadonlySet<string>): Promise<void> {
  const findings = findPersonalData(await readLogLines(folder), known);
  if (findings.length === 0) return;
  const shown = findings.slice(0, maxShown).map(({ what, text }: Finding) => `${what}: ${text}`);
  throw new Error(
    `${findings.length} log texts contain personal data or secrets:\n${shown.join('\n')}`,
  );
}

/** @param onlyFile  the log file of one process; default: all files */
export async function readLogLines(folder: string, onlyFile?: string): Promise<string[]> {
  const files = (await readdir(folder)).filter(
    (file) => onlyFile === undefined || file === onlyFile,
  );
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.flatMap((text) => text.split('\n').filter(Boolean));
}
