/**
 * The answer to every other transaction of the table is lost once it is done, as when a connection
 * breaks: the SDK sends it a second time. Call it after the environment is set.
 * @returns counts the answers lost; `stop` ends it
 */
export async function loseEveryOtherAnswer(): Promise<{ lost: number; stop: () => void }> {
  const { table } = await import('@thali/functions/table/table-client');
  const name = 'loseEveryOtherAnswer';
  const losing = { lost: 0, stop: () => void table.middlewareStack.remove(name) };
  let calls = 0;
  table.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const answer = await next(args);
        if (!commandName.startsWith('TransactWrite')) return answer;
        calls += 1;
        if (calls % 2 === 0) return answer;
        losing.lost += 1;
        throw Object.assign(new Error('The connection broke'), { name: 'TimeoutError' });
      },
    { step: 'deserialize', name, priority: 'high' },
  );
  return losing;
}
