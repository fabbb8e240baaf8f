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
    const instance = startEnvironment(fn, environment, log);
    all.add(instance);
    started += 1;
    return instance;
  }

  async function acquire(): Promise<ExecutionEnvironment> {
    for (let candidate = idle.pop(); candidate; candidate = idle.pop()) {
      if (!candidate.isEnding) return candidate;
      all.delete(candidate);
    }
    if (all.size < maxEnvironments) return start();
    return new Promise((resolve) => waiting.push(resolve));
  }

  function release(instance: ExecutionEnvironment): void {
    if (instance.isEnding) all.delete(instance);
    const next = waiting.shift();
    if (next) next(instance.isEnding ? start() : instance);
    else if (!instance.isEnding) idle.push(instance);
  }

  return {
    run: async (call) => {
      const instance = await acquire();
      try {
        return await instance.run(call);
      } finally {
        release(instance);
      }
    },
    get started() {
      return started;
    },
    stop: () => {
      for (const instance of all) instance.stop();
    },
  };
}
