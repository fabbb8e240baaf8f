import { AppError } from '@thali/shared/http/app-error';

/** Simulates a crashed function, whose later calls reach no service. */
export interface Crashes {
  /** Crashes after `calls` changes. Another change still reaches the service, but its response is lost. */
  crashAfter(calls: number): void;
  /** Starts a new instance. @returns the number of changes since `crashAfter` */
  restart(): number;
  /** Restores the clients. */
  remove(): void;
}

/** Runs a step of a simulation. A refusal or a simulated crash is a valid outcome. */
export async function ignoreRefusal(run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const isCrash = error instanceof Error && error.name === 'Crash';
    if (!isCrash && !(error instanceof AppError)) throw error;
  }
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

/** Adds simulated crashes to SDK clients of this process. */
export function injectCrashes(clients: readonly { middlewareStack: object }[]): Crashes {
  let remainingCalls = Number.POSITIVE_INFINITY;
  let calls = 0;
  const crash = () => Promise.reject(Object.assign(new Error('injected'), { name: 'Crash' }));
  for (const { middlewareStack } of clients) {
    (middlewareStack as Stack).add(
      (next, { commandName = '' }) =>
        async (args) => {
          if (remainingCalls < 0) return crash();
          if (/^(Get|Query|BatchGet)/.test(commandName)) return next(args);
          remainingCalls -= 1;
          calls += 1;
          const answer = await next(args);
          return remainingCalls < 0 ? crash() : answer;
        },
      { step: 'initialize', name: 'crashes', override: true },
    );
  }
  return {
    crashAfter: (count) => {
      remainingCalls = count;
      calls = 0;
    },
    restart: () => {
      remainingCalls = Number.POSITIVE_INFINITY;
      return calls;
    },
    remove: () => {
      for (const { middlewareStack } of clients) (middlewareStack as Stack).remove('crashes');
    },
  };
}
