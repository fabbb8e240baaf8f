import { createHash } from 'node:crypto';
import { mulberry32 } from '@thali/shared/random/mulberry32';

export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** From the normal distribution. */
  normal(mean: number, deviation: number): number;
  pick<T>(choices: readonly T[]): T;
  /** One of the choices, each as likely as its weight. */
  pickWeighted<T>(choices: readonly T[], weightOf: (choice: T) => number): T;
}

/** The same numbers for the same seed, on every machine. */
export function seededRandom(seed: string): Random {
  const next = mulberry32(createHash('sha256').update(seed).digest().readUInt32LE(0));

  function pickWeighted<T>(choices: readonly T[], weightOf: (choice: T) => number): T {
    const total = choices.reduce((sum, choice) => sum + weightOf(choice), 0);
    let remaining = next() * total;
    for (const choice of choices) {
      remaining -= weightOf(choice);
      if (remaining < 0) return choice;
    }
    const last = choices.at(-1);
    if (last === undefined) throw new Error('There is nothing to pick from');
    return last;
  }

  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    normal: (mean, deviation) => {
      const radius = Math.sqrt(-2 * Math.log(1 - next()));
      return mean + deviation * radius * Math.cos(2 * Math.PI * next());
    },
    pick: (choices) => pickWeighted(choices, () => 1),
    pickWeighted,
  };
}
