import type { Random } from '@thali/local/history/random';

/**
 * Loses a share of the table's answers to the handlers' writes of orders: the write is done, and the
 * handler hears of a broken connection. Call it after the environment is set.
 * @returns counts the answers lost; `stop` ends it
 */
export async function loseAnswers(
  share: number,
  random: Random,
): Promise<{ lost: number; stop: () => void }> {
  const { table } = await import('@thali/functions/table/table-client');
  const name = 'loseAnswers';
  const losing = { lost: 0, stop: () => void table.middlewareStack.remove(name) };
  table.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const result = await next(args);
        if (!/^(Put|TransactWrite)/.test(commandName) || random.next() >= share) return result;
        losing.lost += 1;
        throw Object.assign(new Error('The connection broke'), { code: 'ECONNRESET' });
      },
    { step: 'initialize', name, priority: 'low' },
  );
  return losing;
}
