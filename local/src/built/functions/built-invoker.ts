import { randomUUID } from 'node:crypto';
import type { FunctionName } from '@thali/functions/routes/route-types';
import type { Invoker } from '../../lambda/invoker.ts';
import type { DeployedFunction } from './deployed-functions.ts';
import { type EnvironmentPool, environmentPool } from './environment-pool.ts';
import type { FunctionLogs } from './function-logs.ts';
import { lambdaEnvironment, type Surroundings } from './lambda-environment.ts';
import type { Call } from './messages.ts';

export interface BuiltInvoker extends Invoker {
  /** The functions that have run, with the number of their environments. */
  started(): Partial<Record<FunctionName, number>>;
  stop(): Promise<void>;
}

interface Parts {
  functions: readonly DeployedFunction[];
  /** Set after the services have started, because they call functions themselves. */
  surroundings: Promise<Surroundings>;
  logs: FunctionLogs;
  /** Called after each call, because it may have written to the table. */
  afterEach(): void;
}

/** Invokes the built functions, each in its own processes. */
export function builtInvoker(parts: Parts): BuiltInvoker {
  const { functions, surroundings, logs, afterEach } = parts;
  const pools = new Map<FunctionName, EnvironmentPool>();
  const underWay = new Set<Promise<unknown>>();

  function poolOf(fn: DeployedFunction, around: Surroundings): EnvironmentPool {
    const known = pools.get(fn.name);
    if (known) return known;
    const pool = environmentPool(fn, lambdaEnvironment(fn, around), logs.of(fn.name));
    pools.set(fn.name, pool);
    return pool;
  }

  async function run(name: FunctionName, event: unknown): Promise<unknown> {
    const fn = functions.find((one) => one.name === name);
    if (!fn) throw new Error(`The template has no function '${name}'`);
    try {
      return await poolOf(fn, await surroundings).run(callOf(fn, event));
    } finally {
      afterEach();
    }
  }

  return {
    invoke: (name, event) => {
      const call = run(name, event);
      const tracked = call.catch(() => undefined).finally(() => underWay.delete(tracked));
      underWay.add(tracked);
      return call;
    },
    loadAll: async () => [],
    settle: async () => {
      await Promise.all(underWay);
    },
    started: () => Object.fromEntries([...pools].map(([name, pool]) => [name, pool.started])),
    stop: async () => {
      for (const pool of pools.values()) pool.stop();
      logs.close();
    },
  };
}

function callOf(fn: DeployedFunction, event: unknown): Call {
  return {
    event,
    context: {
      functionName: fn.physicalName,
      functionVersion: '$LATEST',
      invokedFunctionArn: fn.arn,
      memoryLimitInMB: String(fn.memoryMb),
      awsRequestId: randomUUID(),
      logGroupName: fn.name,
      logStreamName: 'local',
      callbackWaitsForEmptyEventLoop: true,
    },
  };
}
