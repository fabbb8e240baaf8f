import { setTimeout as sleep } from 'node:timers/promises';
import {
  brokenConnection,
  cancelled,
  type Dependency,
  inTheWay,
  refusedConnection,
  throttled,
  timedOut,
} from './service-errors.ts';

export const faults = ['throttled', 'conflict', 'lost-answer', 'slow', 'dead', 'hung'] as const;
export type Fault = (typeof faults)[number];

export interface Call {
  /** Such as `PutItem`; without the `Command` that some clients add. */
  action: string;
  input: { TransactItems?: unknown[] };
}

interface Faulty {
  dependency: Dependency;
  /** What becomes of a call; undefined: nothing is wrong. */
  decide(call: Call): Fault | undefined;
  /** `wire`: the SDK sees it and tries again. `code`: it gets through to the caller. */
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

/** Puts faults between a client of the SDK and its service. @returns takes them out */
export function faultyClient(
  { middlewareStack }: { middlewareStack: object },
  name: string,
  faulty: Faulty,
): () => void {
  const stack = middlewareStack as Stack;
  const where =
    faulty.seenBy === 'wire'
      ? { step: 'deserialize', priority: 'high' }
      : { step: 'initialize', priority: 'low' };
  stack.add(
    (next, { commandName = '' }) =>
      (args) => {
        const call = { action: commandName.replace(/Command$/, ''), input: args.input };
        return answerWith(faulty, call, () => next(args as never));
      },
    { ...where, name, override: true },
  );
  return () => void stack.remove(name);
}

async function answerWith(
  faulty: Faulty,
  call: Call,
  send: () => Promise<unknown>,
): Promise<unknown> {
  const { dependency, decide, slowMs = () => 100, hungMs = 2500 } = faulty;
  switch (decide(call)) {
    case undefined:
      return send();
    case 'throttled':
      throw throttled(dependency);
    case 'conflict':
      throw conflictOf(call);
    case 'lost-answer':
      await send();
      if (call.input.TransactItems) done.add(call.input);
      throw brokenConnection();
    case 'slow':
      await sleep(slowMs());
      return send();
    case 'dead':
      throw refusedConnection();
    case 'hung':
      await sleep(hungMs);
      throw timedOut();
  }
}

function conflictOf({ input: { TransactItems = [] } }: Call): Error {
  if (TransactItems.length === 0) return inTheWay();
  return cancelled(TransactItems.length, TransactItems.length - 1, 'TransactionConflict');
}

/** Transactions that were done although their answer was lost. */
const done = new WeakSet<object>();

/** Whether the table knows conflicts for it; a transaction that comes again is known by its token, and done. */
export function canConflict({ action, input }: Call): boolean {
  return /^(Put|Update|Delete|TransactWrite)/.test(action) && !done.has(input);
}
