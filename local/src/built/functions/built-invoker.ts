import { randomUUID } from 'node:crypto';
import type { FunctionName } from '@thali/functions/routes/route-types';
import { type Invoker, trackCalls, withinSizes } from '../../lambda/invoker.ts';
import type { DeployedFunction } from './deployed-functions.ts';
import { type EnvironmentPool, environmentPool } from './environment-pool.ts';
import type { FunctionLogs } from './function-logs.ts';
import { type LocalEndpoints, lambdaEnvironment } from './lambda-environment.ts';
import type { Call } from './messages.ts';

export interface BuiltInvoker extends Invoker {
  /** The number of environments of each function that has run. */
  started(): Partial<Record<FunctionName, number>>;
  stop(): Promise<void>;
}

interface Dependencies {
  functions: readonly DeployedFunction[];
  /** Set after the services have started, because they call functions themselves. */
  endpoints: Promise<LocalEndpoints>;
  logs: FunctionLogs;
  /** Called after each call, because it may have written to the table. */
  afterEach(): void;
}

/** Invokes the built functions, each in its own processes. */
export function builtInvoker(dependencies: Dependencies): BuiltInvoker {
  const { functions, endpoints, logs, afterEach } = dependencies;
  const pools = new Map<FunctionName, EnvironmentPool>();
  const calls = trackCalls();

  function poolOf(fn: DeployedFunction, local: LocalEndpoints): EnvironmentPool {
    const existing = pools.get(fn.name);
    if (existing) return existing;
    const pool = environmentPool(fn, lambdaEnvironment(fn, local), logs.streamOf(fn.name));
    pools.set(fn.name, pool);
    return pool;
  }

  async function run(name: FunctionName, event: unknown): Promise<unknown> {
    const fn = functions.find((candidate) => candidate.name === name);
    if (!fn) throw new Error(`The template has no function '${name}'`);
    try {
      return await poolOf(fn, await endpoints).run(callOf(fn, event));
    } finally {
      afterEach();
    }
  }

  return {
    invoke: (name, event, maxBytes) => calls.track(withinSizes(name, event, maxBytes, run)),
    loadAll: async () => [],
    settle: calls.settle,
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
