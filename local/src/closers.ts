import { setTimeout as sleep } from 'node:timers/promises';

/** Maximum time for one close function. */
const maxCloseMs = 3000;

export interface Closers {
  /** A function added after the end runs at once. */
  add(close: () => Promise<unknown> | unknown): void;
  /** Runs all close functions once, the latest first. An error does not stop the others. */
  closeAll(): Promise<void>;
}

export function createClosers(): Closers {
  const pending: Array<() => Promise<unknown> | unknown> = [];
  let closing: Promise<void> | undefined;

  async function run(): Promise<void> {
    for (let close = pending.pop(); close; close = pending.pop()) {
      try {
        await Promise.race([close(), sleep(maxCloseMs, undefined, { ref: false })]);
      } catch {
        // The process ends anyway.
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
