import type { Writable } from 'node:stream';
import type { DeployedFunction } from './deployed-functions.ts';
import { type ExecutionEnvironment, startEnvironment } from './execution-environment.ts';
import type { Call } from './messages.ts';

/** The maximum number of processes of a function. Lambda has no such limit, but this machine is small. */
const maxEnvironments = 4;

export interface EnvironmentPool {
  run(call: Call): Promise<unknown>;
  /** Number of started environments. */
  readonly started: number;
  stop(): void;
}

/** The execution environments of one function. Each environment starts on its first call and runs one call at a time. */
export function environmentPool(
  fn: DeployedFunction,
  environment: Record<string, string>,
  log: Writable,
): EnvironmentPool {
  const idle: ExecutionEnvironment[] = [];
  const all = new Set<ExecutionEnvironment>();
  const waiting: ((environment: ExecutionEnvironment) => void)[] = [];
  let started = 0;

  function start(): ExecutionEnvironment {
    const one = startEnvironment(fn, environment, log);
    all.add(one);
    started += 1;
    return one;
  }

  async function acquire(): Promise<ExecutionEnvironment> {
    for (let one = idle.pop(); one; one = idle.pop()) {
      if (!one.isOver) return one;
      all.delete(one);
    }
    if (all.size < maxEnvironments) return start();
    return new Promise((resolve) => waiting.push(resolve));
  }

  function release(one: ExecutionEnvironment): void {
    if (one.isOver) all.delete(one);
    const next = waiting.shift();
    if (next) next(one.isOver ? start() : one);
    else if (!one.isOver) idle.push(one);
  }

  return {
    run: async (call) => {
      const one = await acquire();
      try {
        return await one.run(call);
      } finally {
        release(one);
      }
    },
    get started() {
      return started;
    },
    stop: () => {
      for (const one of all) one.stop();
    },
  };
}
