import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '@thali/shared/http/app-error';
import { inject } from 'vitest';
import type { Answer } from '../support/call.ts';
import { costPerHour as costs } from './attack-costs.ts';
import type { AttackCount, AttackOutcomes } from './attack-table.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder where each test file stores its counts. */
    attackFolder: string;
  }
}

/** The outcomes of an attempt that is not refused: without effect, or successful. */
export const withoutEffect = 'without effect';
export const succeeded = 'succeeded';

/**
 * Records the outcome of each attempt of an attack: an error code, or one of the two words above. The cost is in US
 * dollars.
 */
export function recordAttack(
  attack: string,
  outcomes: readonly string[] | AttackOutcomes,
  costPerHour = costs.calls,
): void {
  const count: AttackCount = {
    attack,
    outcomes: isOutcomeList(outcomes) ? tally(outcomes) : outcomes,
    costPerHour,
  };
  const file = join(inject('attackFolder'), `${process.pid}.jsonl`);
  appendFileSync(file, `${JSON.stringify(count)}\n`);
}

/** The outcome of a call whose success is any answer. */
export function outcomeOf({ status, json }: Pick<Answer, 'status' | 'json'>): string {
  return status < 400 ? succeeded : json.code;
}

/** Like `outcomeOf`, for a call whose success has no effect on others. */
export function harmlessOutcomeOf({ status, json }: Pick<Answer, 'status' | 'json'>): string {
  return status < 400 ? withoutEffect : json.code;
}

/** Like `outcomeOf`, for a direct call of a use case. */
export function outcomeOfCall(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => succeeded,
    (error: unknown) => {
      if (error instanceof AppError) return error.code;
      throw error;
    },
  );
}

function isOutcomeList(
  outcomes: readonly string[] | AttackOutcomes,
): outcomes is readonly string[] {
  return Array.isArray(outcomes);
}

function tally(outcomes: readonly string[]): AttackOutcomes {
  const counts: AttackOutcomes = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}
