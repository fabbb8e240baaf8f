/**
 * Hands on what comes in a burst at once, a moment after its first: the screen is drawn once for all of
 * it. By a timer, since a page in the background draws no frames.
 */
export function createGather<T>(hand: (gathered: readonly T[]) => void, ms: number) {
  let gathered: T[] = [];

  function flush(): void {
    const all = gathered;
    gathered = [];
    hand(all);
  }

  return {
    add(one: T): void {
      if (gathered.length === 0) setTimeout(flush, ms);
      gathered.push(one);
    },
  };
}
