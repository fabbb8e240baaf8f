/**
 * Collects a burst of items into one batch, so that the screen renders only once. Uses a timer: background pages get no
 * animation frames.
 */
export function createBatcher<T>(onBatch: (batch: readonly T[]) => void, ms: number) {
  let batch: T[] = [];

  function flush(): void {
    const finishedBatch = batch;
    batch = [];
    onBatch(finishedBatch);
  }

  return {
    add(item: T): void {
      if (batch.length === 0) setTimeout(flush, ms);
      batch.push(item);
    },
  };
}
