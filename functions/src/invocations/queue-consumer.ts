import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { queueConsumers } from '../routes/route-table.ts';
import { inParallel } from './in-parallel.ts';
import { invocation, noteFault } from './invocation.ts';

type QueueConsumerName = (typeof queueConsumers)[number]['name'];

/** Of a batch; the queue hands over no more. */
const atOnce = 10;

/**
 * The Lambda handler of a queue of the route table. A message that fails comes again, and after some times ends in the
 * failure queue; one for which it is too early comes again as well.
 */
export function queueConsumer(
  name: QueueConsumerName,
  take: (body: unknown) => Promise<'done' | 'later'>,
) {
  return (
    { Records }: SQSEvent,
    context?: Pick<Context, 'awsRequestId'>,
  ): Promise<SQSBatchResponse> =>
    invocation({ request_id: context?.awsRequestId, consumer: name }, async () => {
      const left: string[] = [];
      await inParallel(Records, atOnce, async ({ messageId, body }) => {
        try {
          if ((await take(JSON.parse(body))) === 'later') left.push(messageId);
        } catch (error) {
          left.push(messageId);
          noteFault('a message failed', { message_id: messageId, error });
        }
      });
      return { batchItemFailures: left.map((itemIdentifier) => ({ itemIdentifier })) };
    });
}
