import { setTimeout as sleep } from 'node:timers/promises';

/** Nothing may hold up the end for longer. */
const patienceMs = 3000;

export interface Closers {
  /** What comes after the end is undone at once. */
  add(close: () => Promise<unknown> | unknown): void;
  /** Undoes everything once, the latest first; one that fails does not keep the others. */
  closeAll(): Promise<void>;
}

export function createClosers(): Closers {
  const pending: Array<() => Promise<unknown> | unknown> = [];
  let closing: Promise<void> | undefined;

  async function run(): Promise<void> {
    for (let close = pending.pop(); close; close = pending.pop()) {
      try {
        await Promise.race([close(), sleep(patienceMs, undefined, { ref: false })]);
      } catch {
        // It is going away in any case.
      }
    }
  }

  return {
    add: (close) => {
      pending.push(close);
      if (closing) closing = closing.then(run);
    },
    closeAll: () => {
      closing ??= run();
      return closing;
    },
  };
}
