/**
 * Runs something for each, so many at once. Where one fails the others are run all the same, and the first failure
 * is thrown when all have ended: nothing goes on behind a call that has ended.
 */
export async function inParallel<T>(
  items: readonly T[],
  atOnce: number,
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
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (failure) throw failure.error;
}
