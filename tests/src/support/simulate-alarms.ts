import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { log } from '@thali/functions/logs/log';
import type { Random } from '@thali/local/history/random';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { vi } from 'vitest';
import { addFaults } from '../faults/faulty-client.ts';
import { setUpHandlers } from './set-up-handlers.ts';

/** A message that a worker sends. */
export interface SentMessage {
  kind: 'push' | 'sms';
  /** The order of a push, or the text of an SMS. */
  about: string;
  at: number;
}

interface Message {
  id: number;
  body: string;
  visibleAt: number;
  receives: number;
}

interface WorkerLife {
  /** Number of changes until the worker crashes. */
  remainingChanges: number;
}

const tickMs = 5000;
const visibilityMs = 90_000;
const batchSize = 10;
const workers = 5;

/** Simulates the alarm queue and its workers: messages arrive twice or out of order, and workers crash. */
export async function simulateAlarms(random: Random) {
  setUpHandlers();
  const { handler } = await import('@thali/functions/lambdas/raise-alarms.lambda');
  const { queueClient } = await import('@thali/functions/alarm/alarm-queue');
  const { smsClient } = await import('@thali/functions/messages/send-sms');
  const { table } = await import('@thali/functions/table/table-client');
  const { acknowledgeOrder } = await import('@thali/functions/orders/changes/acknowledge-order');

  const { retryTransientFaults } = await import(
    '@thali/functions/invocations/retry-transient-faults'
  );
  // Retries wait a random time. With this value they do not wait.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  // Each crash logs an error.
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
  vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  const workerLife = new AsyncLocalStorage<WorkerLife>();
  const queue: Message[] = [];
  const sent: SentMessage[] = [];
  /** Orders of messages whose worker crashed. */
  const orphaned: string[] = [];
  let lastId = 0;

  /** Changes a service outside the worker. A crashed worker changes nothing, and may crash before it gets the last result. */
  async function runChange<T>(make: () => T | Promise<T>): Promise<T> {
    const life = workerLife.getStore();
    if (!life) return make();
    if (life.remainingChanges < 0) throw new Error('crashed');
    life.remainingChanges -= 1;
    const answer = await make();
    if (life.remainingChanges < 0) throw new Error('crashed');
    return answer;
  }

  function enqueue(body: string, delayMs: number): void {
    const copies = random.next() < 0.15 ? 2 : 1;
    for (let copy = 0; copy < copies; copy += 1) {
      lastId += 1;
      const late = copy * random.between(0, 60_000);
      queue.push({ id: lastId, body, visibleAt: Date.now() + delayMs + late, receives: 0 });
    }
  }

  intercept(
    queueClient,
    ({ Entries }: { Entries: { Id: string; MessageBody: string; DelaySeconds: number }[] }) =>
      runChange(() => {
        // Sometimes the queue accepts only a part of a batch.
        const [Successful, Failed] = partition(Entries, () => random.next() > 0.02);
        for (const entry of Successful) enqueue(entry.MessageBody, entry.DelaySeconds * 1000);
        // If the queue refuses a step every time, the worker repeats the step, as after a crash.
        orphaned.push(...Failed.map(({ MessageBody }) => JSON.parse(MessageBody).orderId));
        return {
          Successful: Successful.map(({ Id, MessageBody }) => ({
            Id,
            MD5OfMessageBody: createHash('md5').update(MessageBody).digest('hex'),
          })),
          Failed: Failed.map(({ Id }) => ({ Id, Code: 'InternalError', SenderFault: false })),
        };
      }),
  );
  intercept(smsClient, ({ MessageBody }: { MessageBody: string }) =>
    runChange(() => {
      sent.push({ kind: 'sms', about: MessageBody, at: Date.now() });
      return {};
    }),
  );
  const removeFaults = addFaults(table, 'alarmFaults', {
    dependency: 'table',
    decide: ({ action }) => {
      const chance = random.next();
      if (chance < 0.01) return 'throttled';
      return chance < 0.02 && /^(Put|Update)/.test(action) ? 'lost-answer' : undefined;
    },
    seenBy: 'wire',
  });
  intercept(table, undefined, (input, next) => ('Item' in input ? runChange(next) : next()));
  vi.stubGlobal('fetch', async (_url: string, init: { headers: [string, string][] }) => {
    const { Topic: about = '' } = Object.fromEntries(init.headers);
    await runChange(() => sent.push({ kind: 'push', about, at: Date.now() }));
    return new Response('', { status: 201 });
  });

  async function work(messages: readonly Message[]): Promise<void> {
    const willCrash = random.next() < 0.15;
    const life = { remainingChanges: willCrash ? random.between(0, 6) : Number.POSITIVE_INFINITY };
    for (const message of messages) {
      message.visibleAt = Date.now() + visibilityMs;
      message.receives += 1;
    }
    const Records = messages.map(({ id, body }) => ({ messageId: String(id), body }));
    const answer = await workerLife.run(life, () =>
      (handler as (event: SQSEvent) => Promise<SQSBatchResponse>)({ Records } as SQSEvent),
    );
    if (life.remainingChanges < 0) {
      orphaned.push(...messages.map(({ body }) => JSON.parse(body).orderId));
      return;
    }
    const left = new Set(answer.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
    for (const message of messages) {
      if (!left.has(String(message.id))) queue.splice(queue.indexOf(message), 1);
    }
  }

  return {
    sent,
    orphaned,
    ring: (orderId: string) => enqueue(JSON.stringify({ orderId, step: 'ring' }), 0),
    /** Acknowledges an order with retries, as a screen does. */
    acknowledge: (orderId: string) =>
      retryTransientFaults(() => acknowledgeOrder({ role: 'guest' }, { params: { orderId } })),
    /** Lets time pass until the queue and the events are empty. */
    async run(events: { at: number; happen: () => unknown }[]): Promise<void> {
      const waiting = events.toSorted((a, b) => a.at - b.at);
      for (let now = Date.now(); waiting.length + queue.length > 0; ) {
        const soonest = Math.min(
          ...[
            ...queue.map(({ visibleAt }) => visibleAt),
            waiting[0]?.at ?? Number.POSITIVE_INFINITY,
          ],
        );
        now = Math.max(now + tickMs, soonest);
        vi.setSystemTime(now);
        const happening: unknown[] = [];
        while (waiting[0] && waiting[0].at <= now) happening.push(waiting.shift()?.happen());
        const due = queue
          .filter(({ visibleAt }) => visibleAt <= now)
          .toSorted(() => random.next() - 0.5);
        while (due.length > 0) {
          const batches = Array.from({ length: workers }, () => due.splice(0, batchSize));
          const filledBatches = batches.filter((batch) => batch.length > 0);
          happening.push(...filledBatches.map(work));
          await Promise.all(happening.splice(0));
        }
        await Promise.all(happening);
      }
    },
    remove: () => {
      removeFaults();
      for (const { middlewareStack } of [queueClient, smsClient, table]) {
        (middlewareStack as Stack).remove('simulateAlarms');
      }
    },
  };
}

function partition<T>(all: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  const { first = [], other = [] } = Object.groupBy(all, (item) =>
    isFirst(item) ? 'first' : 'other',
  );
  return [first, other];
}

interface Stack {
  add(middleware: unknown, options: object): void;
  remove(name: string): boolean;
}

/** Answers the calls of a client in place of the service, or wraps the calls with `around`. */
function intercept<Input>(
  { middlewareStack }: { middlewareStack: object },
  answer: ((input: Input) => Promise<object>) | undefined,
  around?: (input: object, next: () => Promise<unknown>) => Promise<unknown>,
): void {
  (middlewareStack as Stack).add(
    (next: (args: { input: object }) => Promise<unknown>) => async (args: { input: object }) => {
      if (around) return around(args.input, () => next(args));
      return { output: await answer?.(args.input as Input) };
    },
    { step: 'initialize', name: 'simulateAlarms', override: true, priority: 'low' },
  );
}
