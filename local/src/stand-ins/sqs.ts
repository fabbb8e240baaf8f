import { createHash, randomUUID } from 'node:crypto';
import type {
  DeleteMessageCommandInput,
  ReceiveMessageCommandInput,
  SendMessageBatchCommandInput,
  SendMessageCommandInput,
} from '@aws-sdk/client-sqs';
import { awsLimits } from '@thali/functions/aws/aws-limits';
import { type Operations, ServiceError } from './aws-json.ts';

export interface QueuedMessage {
  id: string;
  body: string;
  /** The handle from the last delivery. A call with this handle deletes the message. */
  receiptHandle: string;
  visibleAt: number;
  sentAt: number;
  receives: number;
}

interface TakeOptions {
  maxMessages: number;
  /** Hides the returned messages for this time. */
  visibilitySeconds: number;
}

export interface Queues {
  /** The operations for the SDK. */
  operations: Operations;
  /** Takes visible messages, as ReceiveMessage does. */
  take(url: string, options: TakeOptions): QueuedMessage[];
  /** @returns false if the message was delivered again or deleted */
  remove(url: string, receiptHandle: string): boolean;
}

const defaultVisibilitySeconds = 30;

/** The parts of SQS that the platform uses. The first message creates a queue, and the queue ends with the process. */
export function openQueues(now = Date.now): Queues {
  const byUrl = new Map<string, QueuedMessage[]>();

  function queue(url: string | undefined): QueuedMessage[] {
    if (!url) throw new ServiceError('QueueDoesNotExist', 'The specified queue does not exist.');
    const messages = byUrl.get(url) ?? [];
    byUrl.set(url, messages);
    return messages;
  }

  function take(url: string | undefined, { maxMessages, visibilitySeconds }: TakeOptions) {
    const visible = queue(url).filter((message) => message.visibleAt <= now());
    const received = visible.slice(0, maxMessages);
    for (const message of received) {
      message.visibleAt = now() + visibilitySeconds * 1000;
      message.receiptHandle = randomUUID();
      message.receives += 1;
    }
    return received;
  }

  function remove(url: string | undefined, receiptHandle: string | undefined): boolean {
    const messages = queue(url);
    const index = messages.findIndex((message) => message.receiptHandle === receiptHandle);
    if (index >= 0) messages.splice(index, 1);
    return index >= 0;
  }

  function send({ QueueUrl, MessageBody: body = '', DelaySeconds = 0 }: SendMessageCommandInput) {
    if (DelaySeconds < 0 || DelaySeconds > 900) {
      throw new ServiceError('InvalidParameterValue', 'DelaySeconds is 0 to 900.');
    }
    if (Buffer.byteLength(body) > awsLimits.queueMessage) {
      throw new ServiceError('InvalidParameterValue', 'A message has 256 kB at most.');
    }
    const id = randomUUID();
    const sentAt = now();
    const visibleAt = sentAt + DelaySeconds * 1000;
    queue(QueueUrl).push({ id, body, receiptHandle: '', visibleAt, sentAt, receives: 0 });
    return { MessageId: id, MD5OfMessageBody: md5(body) };
  }

  const operations: Operations = {
    SendMessage: async (input: SendMessageCommandInput) => send(input),
    SendMessageBatch: async ({ QueueUrl, Entries = [] }: SendMessageBatchCommandInput) => {
      if (Entries.length === 0 || Entries.length > 10) {
        throw new ServiceError('TooManyEntriesInBatchRequest', 'A batch has 1 to 10 entries.');
      }
      const bodies = Entries.map(({ MessageBody }) => MessageBody).join('');
      if (Buffer.byteLength(bodies) > awsLimits.queueMessage) {
        throw new ServiceError('BatchRequestTooLong', 'A batch has 256 kB at most.');
      }
      const Successful = Entries.map(({ Id, ...entry }) => ({
        Id,
        ...send({ QueueUrl, ...entry }),
      }));
      return { Successful };
    },
    ReceiveMessage: async (input: ReceiveMessageCommandInput) => {
      const received = take(input.QueueUrl, {
        maxMessages: input.MaxNumberOfMessages ?? 1,
        visibilitySeconds: input.VisibilityTimeout ?? defaultVisibilitySeconds,
      });
      return {
        Messages: received.map(({ id, body, receiptHandle }) => ({
          MessageId: id,
          ReceiptHandle: receiptHandle,
          Body: body,
          MD5OfBody: md5(body),
        })),
      };
    },
    DeleteMessage: async ({ QueueUrl, ReceiptHandle }: DeleteMessageCommandInput) => {
      if (remove(QueueUrl, ReceiptHandle)) return {};
      throw new ServiceError('ReceiptHandleIsInvalid', 'The receipt handle is not valid.');
    },
  };
  return { operations, take, remove };
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}
