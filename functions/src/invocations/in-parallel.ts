/**
 * Calls `run` for every item, `maxConcurrency` at a time. After a failure it still runs the others,
 * waits for all of them and then throws the first error.
 */
export async function inParallel<T>(
  items: readonly T[],
  maxConcurrency: number,
  run: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) {
      try {
        await run(item);
      } catch (error) {
        failure ??= { error };
      }
    }
  };
  let failure: { error: unknown } | undefined;
  await Promise.all(Array.from({ length: maxConcurrency }, worker));
  if (failure) throw failure.error;
}
