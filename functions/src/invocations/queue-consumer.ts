import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { queueConsumers } from '../routes/route-table.ts';
import { inParallel } from './in-parallel.ts';
import { invocation, logFault } from './invocation.ts';

type QueueConsumerName = (typeof queueConsumers)[number]['name'];

/** The largest batch that SQS sends. */
const maxConcurrency = 10;

/**
 * The Lambda handler of a queue. SQS delivers a message again if it fails or returns 'later'.
 * After several deliveries the message goes to the failure queue.
 */
export function queueConsumer(
  name: QueueConsumerName,
  handle: (body: unknown) => Promise<'done' | 'later'>,
) {
  return (
    { Records }: SQSEvent,
    context?: Pick<Context, 'awsRequestId'>,
  ): Promise<SQSBatchResponse> =>
    invocation({ request_id: context?.awsRequestId, consumer: name }, async () => {
      const unfinished: string[] = [];
      await inParallel(Records, maxConcurrency, async ({ messageId, body }) => {
        try {
          if ((await handle(JSON.parse(body))) === 'later') unfinished.push(messageId);
        } catch (error) {
          unfinished.push(messageId);
          logFault('message failed', { message_id: messageId, error });
        }
      });
      return { batchItemFailures: unfinished.map((itemIdentifier) => ({ itemIdentifier })) };
    });
}
