import { randomUUID } from 'node:crypto';
import { awsLimits } from '@thali/functions/aws/aws-limits';
import { functionSettings } from '@thali/functions/routes/function-settings';
import type { FunctionName } from '@thali/functions/routes/route-types';
import type { Context } from 'aws-lambda';
import { runAs } from '../access/enforce-access.ts';
import { arn } from '../engines/aws-client-config.ts';
import { messageOf } from '../printer.ts';
import { type Handler, loadHandler } from './load-handler.ts';

export class FunctionTimeout extends Error {
  override readonly name = 'FunctionTimeout';
}

/** Lambda refuses the event. The function does not run. */
export class EventTooLarge extends Error {
  override readonly name = 'EventTooLarge';
}

export interface Invoker {
  /**
   * Calls a function as Lambda does. It returns the function's result or throws its error.
   * @param maxBytes  of the event; by default the limit for a caller that waits
   * @throws FunctionTimeout after the function's timeout
   * @throws EventTooLarge
   */
  invoke(fn: FunctionName, event: unknown, maxBytes?: number): Promise<unknown>;
  /** Loads every function. @returns an error for each function that can't be loaded */
  loadAll(): Promise<string[]>;
  /** Waits for all running calls. */
  settle(): Promise<void>;
}

/** @param afterEach  runs after each call, because the call may have written to the table */
export function createInvoker(afterEach: () => void, load = loadHandler): Invoker {
  const handlers = new Map<FunctionName, Promise<Handler>>();
  const calls = trackCalls();

  function handlerOf(fn: FunctionName): Promise<Handler> {
    const handler = handlers.get(fn) ?? load(fn);
    handlers.set(fn, handler);
    return handler;
  }

  async function run(fn: FunctionName, event: unknown): Promise<unknown> {
    const handler = await handlerOf(fn);
    try {
      return await withinTimeout(fn, (context) => runAs(fn, () => handler(event, context)));
    } finally {
      afterEach();
    }
  }

  return {
    invoke: (fn, event, maxBytes) => calls.track(withinSizes(fn, event, maxBytes, run)),
    loadAll: async () => {
      const names = Object.keys(functionSettings) as FunctionName[];
      const loaded = await Promise.allSettled(names.map(handlerOf));
      return loaded.flatMap((result) =>
        result.status === 'rejected' ? [messageOf(result.reason)] : [],
      );
    },
    settle: calls.settle,
  };
}

/** Refuses an event before the call, and an answer after it, as Lambda does. */
export async function withinSizes(
  fn: FunctionName,
  event: unknown,
  maxBytes: number | undefined,
  run: Invoker['invoke'],
): Promise<unknown> {
  if (bytesOf(event) > (maxBytes ?? awsLimits.lambdaPayload)) {
    throw new EventTooLarge(`The event of '${fn}' is too large: ${bytesOf(event)} B`);
  }
  const answer = await run(fn, event);
  if (bytesOf(answer) > awsLimits.lambdaPayload) {
    throw new Error(`The answer of '${fn}' is too large: ${bytesOf(answer)} B`);
  }
  return answer;
}

/** The size of an event or answer, as Lambda counts it. */
export function bytesOf(payload: unknown): number {
  return Buffer.byteLength(JSON.stringify(payload) ?? '');
}

/** Tracks running calls, so that `settle` can wait for them. */
export function trackCalls() {
  const running = new Set<Promise<unknown>>();
  return {
    track: <Result>(call: Promise<Result>): Promise<Result> => {
      const tracked = call.catch(() => undefined).finally(() => running.delete(tracked));
      running.add(tracked);
      return call;
    },
    settle: async () => {
      await Promise.all(running);
    },
  };
}

async function withinTimeout<T>(
  fn: FunctionName,
  run: (context: Context) => Promise<T>,
): Promise<T> {
  const timeoutMs = functionSettings[fn].timeoutSeconds * 1000;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const message = `The function '${fn}' ran longer than ${timeoutMs / 1000} s`;
    timer = setTimeout(() => reject(new FunctionTimeout(message)), timeoutMs);
  });
  try {
    return await Promise.race([run(contextOf(fn, Date.now() + timeoutMs)), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

function contextOf(fn: FunctionName, deadline: number): Context {
  return {
    functionName: fn,
    functionVersion: '$LATEST',
    invokedFunctionArn: arn('lambda', `function:${fn}`),
    memoryLimitInMB: String(functionSettings[fn].memoryMb),
    awsRequestId: randomUUID(),
    logGroupName: `/aws/lambda/${fn}`,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    done: () => undefined,
    fail: () => undefined,
    succeed: () => undefined,
  };
}
