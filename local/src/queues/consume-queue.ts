import type { QueueConsumer } from '@thali/functions/routes/route-types';
import type { SQSRecord } from 'aws-lambda';
import { arn, region } from '../engines/aws-client-config.ts';
import type { Invoker } from '../lambda/invoker.ts';
import type { Printer } from '../printer.ts';
import type { JsonLines } from '../stand-ins/json-lines.ts';
import type { QueuedMessage, Queues } from '../stand-ins/sqs.ts';
import type { StreamFailure } from '../streams/failures.ts';

const pollMs = 200;

export type ConsumedQueue = Omit<QueueConsumer, 'queue' | 'access'> & { url: string };

interface QueueContext {
  queues: Queues;
  invoker: Invoker;
  failures: JsonLines<StreamFailure>;
  printer: Printer;
}

/** Stands in for the event source mappings of queues. It deletes handled messages and delivers failed messages again. */
export function consumeQueues(
  consumers: readonly ConsumedQueue[],
  context: QueueContext,
): { stop(): Promise<void> } {
  const running = new Map(consumers.map((consumer) => [consumer, new Set<Promise<void>>()]));

  function poll(): void {
    for (const [consumer, runs] of running) {
      while (runs.size < consumer.maxConcurrency) {
        const { url, batchSize, visibilitySeconds } = consumer;
        const messages = context.queues.take(url, { maxMessages: batchSize, visibilitySeconds });
        if (messages.length === 0) break;
        const run = deliver(consumer, messages, context).finally(() => runs.delete(run));
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

async function deliver(
  { name, fn, url, maxReceives }: ConsumedQueue,
  messages: readonly QueuedMessage[],
  { queues, invoker, failures, printer }: QueueContext,
): Promise<void> {
  const exhausted = messages.filter(({ receives }) => receives > maxReceives);
  const batch = messages.filter(({ receives }) => receives <= maxReceives);
  for (const { body, receiptHandle } of exhausted) {
    const reason = `delivered ${maxReceives} times`;
    const failedAt = new Date().toISOString();
    await failures.append({ consumer: name, reason, failedAt, record: JSON.parse(body) });
    queues.remove(url, receiptHandle);
    printer.problem(`The queue consumer '${name}' discarded a message: ${reason}`);
  }
  if (batch.length === 0) return;
  // If the whole call fails, all messages come again.
  const answer = await invoker.invoke(fn, { Records: batch.map(toRecord) }).catch(() => undefined);
  if (answer === undefined) return;
  const { batchItemFailures }: { batchItemFailures?: { itemIdentifier: string }[] } =
    Object(answer);
  const failed = new Set(batchItemFailures?.map(({ itemIdentifier }) => itemIdentifier));
  for (const { id, receiptHandle } of batch) {
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
    eventSourceARN: arn('sqs', 'local'),
    awsRegion: region,
  };
}
