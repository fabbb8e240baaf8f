import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printTable } from '../bench/print.ts';

/** The number of attempts by outcome. */
export type AttackOutcomes = Record<string, number>;

/** The counts of one attack in one file. */
export interface AttackCount {
  attack: string;
  outcomes: AttackOutcomes;
  /** US dollars at the limits of firewall and gateway. */
  costPerHour: number;
}

/** Prints all attacks of a run by name, after the last test. */
export async function printAttacks(folder: string): Promise<void> {
  const counts = await readCounts(folder);
  if (counts.length > 0) printCounts(counts);
}

export function printCounts(counts: readonly AttackCount[]): void {
  const rows = mergeCounts(counts).sort((a, b) => a.attack.localeCompare(b.attack));
  printTable(
    'Attacks',
    ['', 'tried', 'refused', 'no effect', 'succeeded', '$/h at most', 'error codes'],
    rows.map(toRow),
  );
}

async function readCounts(folder: string): Promise<AttackCount[]> {
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.flatMap((text) =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line): AttackCount => JSON.parse(line)),
  );
}

function mergeCounts(counts: readonly AttackCount[]): AttackCount[] {
  const all = new Map<string, AttackCount>();
  for (const { attack, outcomes, costPerHour } of counts) {
    const sum = all.get(attack) ?? { attack, outcomes: {}, costPerHour: 0 };
    for (const [outcome, times] of Object.entries(outcomes))
      sum.outcomes[outcome] = (sum.outcomes[outcome] ?? 0) + times;
    sum.costPerHour = Math.max(sum.costPerHour, costPerHour);
    all.set(attack, sum);
  }
  return [...all.values()];
}

function toRow({ attack, outcomes, costPerHour }: AttackCount): (string | number)[] {
  const { 'without effect': harmless = 0, succeeded = 0, ...refusals } = outcomes;
  const refused = sum(Object.values(refusals));
  const codes = Object.entries(refusals)
    .sort(([, a], [, b]) => b - a)
    .map(([code]) => code);
  const shownCodes = codes.length > 3 ? [...codes.slice(0, 3), `${codes.length - 3} more`] : codes;
  const figures = [refused + harmless + succeeded, refused, harmless, succeeded];
  return [
    attack,
    ...figures.map((figure) => figure.toLocaleString('en-IN')),
    costPerHour.toFixed(2),
    shownCodes.join(' '),
  ];
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
