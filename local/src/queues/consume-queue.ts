import type { QueueConsumer } from '@thali/functions/routes/route-types';
import type { SQSRecord } from 'aws-lambda';
import { region } from '../engines/aws-client-config.ts';
import type { Invoker } from '../lambda/invoker.ts';
import type { Printer } from '../printer.ts';
import type { JsonLines } from '../stand-ins/json-lines.ts';
import type { QueuedMessage, Queues } from '../stand-ins/sqs.ts';
import type { StreamFailure } from '../streams/failures.ts';

const pollMs = 200;

export type ConsumedQueue = Omit<QueueConsumer, 'queue' | 'access'> & { url: string };

interface Surroundings {
  queues: Queues;
  invoker: Invoker;
  failures: JsonLines<StreamFailure>;
  printer: Printer;
}

/** Stands in for the event source mappings of queues: what a function took is gone, all else comes again. */
export function consumeQueues(
  consumers: readonly ConsumedQueue[],
  around: Surroundings,
): { stop(): Promise<void> } {
  const running = new Map(consumers.map((one) => [one, new Set<Promise<void>>()]));

  function poll(): void {
    for (const [consumer, runs] of running) {
      while (runs.size < consumer.maxConcurrency) {
        const { url, batchSize, visibilitySeconds } = consumer;
        const messages = around.queues.take(url, { most: batchSize, visibilitySeconds });
        if (messages.length === 0) break;
        const run = handOver(consumer, messages, around).finally(() => runs.delete(run));
        runs.add(run);
      }
    }
  }

  const timer = setInterval(poll, pollMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all([...running.values()].flatMap((runs) => [...runs]));
    },
  };
}

async function handOver(
  { name, fn, url, maxReceives }: ConsumedQueue,
  messages: readonly QueuedMessage[],
  { queues, invoker, failures, printer }: Surroundings,
): Promise<void> {
  const [tooOften, wanted] = [
    messages.filter(({ receives }) => receives > maxReceives),
    messages.filter(({ receives }) => receives <= maxReceives),
  ];
  for (const { body, receiptHandle } of tooOften) {
    const reason = `handed over ${maxReceives} times`;
    const failedAt = new Date().toISOString();
    await failures.append({ consumer: name, reason, failedAt, record: JSON.parse(body) });
    queues.remove(url, receiptHandle);
    printer.problem(`The queue consumer '${name}' gave up a message: ${reason}`);
  }
  if (wanted.length === 0) return;
  // Of a call that fails as a whole all messages come again.
  const answer = await invoker.invoke(fn, { Records: wanted.map(toRecord) }).catch(() => undefined);
  if (answer === undefined) return;
  const { batchItemFailures }: { batchItemFailures?: { itemIdentifier: string }[] } =
    Object(answer);
  const failed = new Set(batchItemFailures?.map(({ itemIdentifier }) => itemIdentifier));
  for (const { id, receiptHandle } of wanted) {
    if (!failed.has(id)) queues.remove(url, receiptHandle);
  }
}

function toRecord({ id, body, receiptHandle, sentAt, receives }: QueuedMessage): SQSRecord {
  return {
    messageId: id,
    receiptHandle,
    body,
    attributes: {
      ApproximateReceiveCount: String(receives),
      SentTimestamp: String(sentAt),
      SenderId: 'local',
      ApproximateFirstReceiveTimestamp: String(sentAt),
    },
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: `arn:aws:sqs:${region}:000000000000:local`,
    awsRegion: region,
  };
}
