/**
 * Hands on a burst as one batch, a moment after its first, so that the screen is drawn once for all of
 * it. By a timer, since a page in the background draws no frames.
 */
export function createBatcher<T>(onBatch: (batch: readonly T[]) => void, ms: number) {
  let batch: T[] = [];

  function flush(): void {
    const all = batch;
    batch = [];
    onBatch(all);
  }

  return {
    add(one: T): void {
      if (batch.length === 0) setTimeout(flush, ms);
      batch.push(one);
    },
  };
}
