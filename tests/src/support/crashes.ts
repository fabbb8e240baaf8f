/** How a function dies: from then on nothing of it reaches anything outside. */
export interface Crashes {
  /** Lets so many changes through, and the next one too, whose answer is lost with all after it. */
  dieAfter(calls: number): void;
  /** A new instance begins. @returns how many got through since `dieAfter` */
  revive(): number;
  /** Leaves the clients as they were. */
  remove(): void;
}

interface Stack {
  add(
    middleware: (
      next: (args: never) => Promise<unknown>,
      context: { commandName?: string },
    ) => (args: never) => Promise<unknown>,
    options: { step: 'initialize'; name: string; override: boolean },
  ): void;
  remove(name: string): boolean;
}

/** Puts a fault into SDK clients of this process: after a call of theirs everything dies. */
export function injectCrashes(clients: readonly { middlewareStack: object }[]): Crashes {
  let left = Number.POSITIVE_INFINITY;
  let calls = 0;
  const die = () => Promise.reject(Object.assign(new Error('injected'), { name: 'Crash' }));
  for (const { middlewareStack } of clients) {
    (middlewareStack as Stack).add(
      (next, { commandName = '' }) =>
        async (args) => {
          if (left < 0) return die();
          if (/^(Get|Query|BatchGet)/.test(commandName)) return next(args);
          left -= 1;
          calls += 1;
          const answer = await next(args);
          return left < 0 ? die() : answer;
        },
      { step: 'initialize', name: 'crashes', override: true },
    );
  }
  return {
    dieAfter: (count) => {
      left = count;
      calls = 0;
    },
    revive: () => {
      left = Number.POSITIVE_INFINITY;
      return calls;
    },
    remove: () => {
      for (const { middlewareStack } of clients) (middlewareStack as Stack).remove('crashes');
    },
  };
}
