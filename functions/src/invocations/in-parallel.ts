/**
 * Calls `run` for every item, `maxConcurrency` at a time. A failure does not stop the other items. Throws the first
 * error after the last item.
 */
export async function inParallel<T>(
  items: readonly T[],
  maxConcurrency: number,
  run: (item: T) => Promise<void>,
): Promise<void> {
  const remaining = items.values();
  const worker = async () => {
    for (const item of remaining) {
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
