import type { Random } from '@thali/local/history/random';
import { type Call, faultyClient } from './faulty-client.ts';

export interface LostAnswers {
  lost: number;
  stop(): void;
}

/**
 * Loses a share of the table's answers to the handlers' writes of orders: the write is done, and the
 * handler hears of a broken connection. Call it after the environment is set.
 */
export function loseAnswers(share: number, random: Random): Promise<LostAnswers> {
  return losing(
    'code',
    ({ action }) => /^(Put|TransactWrite)/.test(action) && random.next() < share,
  );
}

/**
 * The answer to every other transaction of the table is lost once it is done, as when a connection
 * breaks: the SDK sends it a second time. Call it after the environment is set.
 */
export function loseEveryOtherAnswer(): Promise<LostAnswers> {
  let calls = 0;
  return losing('wire', ({ action }) => {
    if (!action.startsWith('TransactWrite')) return false;
    calls += 1;
    return calls % 2 === 1;
  });
}

async function losing(
  seenBy: 'wire' | 'code',
  isLost: (call: Call) => boolean,
): Promise<LostAnswers> {
  const { table } = await import('@thali/functions/table/table-client');
  const result: LostAnswers = {
    lost: 0,
    stop: faultyClient(table, 'loseAnswers', {
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
