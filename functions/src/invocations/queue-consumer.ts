import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type * as z from 'zod/mini';
import type { queueConsumers } from '../routes/route-table.ts';
import { invocation, logFault } from './invocation.ts';

type QueueConsumerName = (typeof queueConsumers)[number]['name'];

/**
 * The Lambda handler of a queue. Handles at most ten messages at once. SQS delivers a message again if it fails or
 * its result is 'later'. After several deliveries the message goes to the failure queue.
 * @param handle returns the result of each message, in the same sequence
 */
export function queueConsumer<Message>(
  name: QueueConsumerName,
  schema: z.core.$ZodType<Message> & { parse(body: unknown): Message },
  handle: (messages: readonly Message[]) => Promise<PromiseSettledResult<'done' | 'later'>[]>,
) {
  return (
    { Records }: SQSEvent,
    context?: Pick<Context, 'awsRequestId'>,
  ): Promise<SQSBatchResponse> =>
    invocation({ request_id: context?.awsRequestId, consumer: name }, async () => {
      const unfinished: string[] = [];
      const fail = (messageId: string, error: unknown) => {
        unfinished.push(messageId);
        logFault('message failed', { message_id: messageId, error });
      };
      const valid: { messageId: string; message: Message }[] = [];
      for (const { messageId, body } of Records) {
        try {
          valid.push({ messageId, message: schema.parse(JSON.parse(body)) });
        } catch (error) {
          fail(messageId, error);
        }
      }
      const results = await handle(valid.map(({ message }) => message));
      for (const [index, { messageId }] of valid.entries()) {
        const result = results[index];
        if (result?.status === 'rejected') fail(messageId, result.reason);
        else if (result?.value !== 'done') unfinished.push(messageId);
      }
      return { batchItemFailures: unfinished.map((itemIdentifier) => ({ itemIdentifier })) };
    });
}
