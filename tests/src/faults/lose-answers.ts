import type { Random } from '@thali/local/history/random';
import { addFaults, type Call } from './faulty-client.ts';

export interface LostAnswers {
  lost: number;
  stop(): void;
}

/**
 * Loses a share of the table's answers to writes: the write commits, and the handler sees a broken
 * connection. Call it after the environment is set.
 */
export function loseAnswers(share: number, random: Random): Promise<LostAnswers> {
  return loseWhere(
    'code',
    ({ action }) => /^(Put|TransactWrite)/.test(action) && random.next() < share,
  );
}

/**
 * Loses every other answer to a transaction after it commits, so the SDK sends the transaction again.
 * Call it after the environment is set.
 */
export function loseEveryOtherAnswer(): Promise<LostAnswers> {
  let calls = 0;
  return loseWhere('wire', ({ action }) => {
    if (!action.startsWith('TransactWrite')) return false;
    calls += 1;
    return calls % 2 === 1;
  });
}

async function loseWhere(
  seenBy: 'wire' | 'code',
  isLost: (call: Call) => boolean,
): Promise<LostAnswers> {
  const { table } = await import('@thali/functions/table/table-client');
  const result: LostAnswers = {
    lost: 0,
    stop: addFaults(table, 'loseAnswers', {
      dependency: 'table',
      seenBy,
      decide(call) {
        if (!isLost(call)) return undefined;
        result.lost += 1;
        return 'lost-answer';
      },
    }),
  };
  return result;
}
