import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '@thali/shared/http/app-error';
import { inject } from 'vitest';
import type { Answer } from '../support/call.ts';
import type { AttackCount, AttackEnds } from './attack-table.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where every file of attacks leaves what it counted. */
    attackFolder: string;
  }
}

/** How an attempt may end that was not refused: nothing came of what was slipped in, or it worked. */
export const withoutEffect = 'without effect';
export const cameThrough = 'came through';

/** Writes down how the attempts of one attack ended: an error code each, or one of the two words above. */
export function noteAttack(attack: string, ends: readonly string[] | AttackEnds): void {
  const count: AttackCount = { attack, ends: isList(ends) ? tally(ends) : ends };
  const file = join(inject('attackFolder'), `${process.pid}.jsonl`);
  appendFileSync(file, `${JSON.stringify(count)}\n`);
}

/** How a call ended, where to be answered at all is what the attacker wants. */
export function endOf({ status, json }: Pick<Answer, 'status' | 'json'>): string {
  return status < 400 ? cameThrough : json.code;
}

/** The same of a use case that was called here. */
export function endOfCall(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => cameThrough,
    (error: unknown) => {
      if (error instanceof AppError) return error.code;
      throw error;
    },
  );
}

function isList(ends: readonly string[] | AttackEnds): ends is readonly string[] {
  return Array.isArray(ends);
}

function tally(ends: readonly string[]): AttackEnds {
  const counted: AttackEnds = {};
  for (const end of ends) counted[end] = (counted[end] ?? 0) + 1;
  return counted;
}
