import { setTimeout as sleep } from 'node:timers/promises';
import {
  brokenConnection,
  cancelledTransaction,
  type Dependency,
  refusedConnection,
  rowConflict,
  throttled,
  timedOut,
} from './service-errors.ts';

export const faults = [
  'throttled',
  'conflict',
  'lost-answer',
  'slow',
  'unreachable',
  'hung',
] as const;
export type Fault = (typeof faults)[number];

export interface Call {
  /** The name of the operation, for example `PutItem`. */
  action: string;
  input: { TransactItems?: unknown[] };
}

interface FaultPlan {
  dependency: Dependency;
  /** The fault for a call. `undefined` lets the call through. */
  decide(call: Call): Fault | undefined;
  /** `wire`: the SDK sees the fault and retries. `code`: the fault reaches the caller. */
  seenBy: 'wire' | 'code';
  slowMs?: () => number;
  hungMs?: number;
}

interface Stack {
  add(
    middleware: (
      next: (args: never) => Promise<unknown>,
      context: { commandName?: string },
    ) => (args: { input: object }) => Promise<unknown>,
    options: object,
  ): void;
  remove(name: string): boolean;
}

/** Injects faults between an SDK client and its service. @returns a function that removes them */
export function addFaults(
  { middlewareStack }: { middlewareStack: object },
  name: string,
  plan: FaultPlan,
): () => void {
  const stack = middlewareStack as Stack;
  const position =
    plan.seenBy === 'wire'
      ? { step: 'deserialize', priority: 'high' }
      : { step: 'initialize', priority: 'low' };
  stack.add(
    (next, { commandName = '' }) =>
      (args) => {
        const call = { action: commandName.replace(/Command$/, ''), input: args.input };
        return sendWithFault(plan, call, () => next(args as never));
      },
    { ...position, name, override: true },
  );
  return () => void stack.remove(name);
}

async function sendWithFault(
  plan: FaultPlan,
  call: Call,
  send: () => Promise<unknown>,
): Promise<unknown> {
  const { dependency, decide, slowMs = () => 100, hungMs = 2500 } = plan;
  switch (decide(call)) {
    case undefined:
      return send();
    case 'throttled':
      throw throttled(dependency);
    case 'conflict':
      throw conflictError(call);
    case 'lost-answer':
      await send();
      if (call.input.TransactItems) committed.add(call.input);
      throw brokenConnection();
    case 'slow':
      await sleep(slowMs());
      return send();
    case 'unreachable':
      throw refusedConnection();
    case 'hung':
      await sleep(hungMs);
      throw timedOut();
  }
}

function conflictError({ input: { TransactItems = [] } }: Call): Error {
  return TransactItems.length === 0 ? rowConflict() : cancelledTransaction(TransactItems.length);
}

/** Transactions that DynamoDB committed before their answer was lost. */
const committed = new WeakSet<object>();

/**
 * Only writes have conflicts. When the SDK retries a committed transaction, DynamoDB recognises its token and reports
 * success.
 */
export function canConflict({ action, input }: Call): boolean {
  return /^(Put|Update|Delete|TransactWrite)/.test(action) && !committed.has(input);
}
