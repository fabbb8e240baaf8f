import { createHash, randomUUID } from 'node:crypto';
import type {
  DeleteMessageCommandInput,
  ReceiveMessageCommandInput,
  SendMessageCommandInput,
} from '@aws-sdk/client-sqs';
import { type Operations, ServiceError } from './aws-json.ts';

interface QueuedMessage {
  id: string;
  body: string;
  receiptHandle: string;
  visibleAt: number;
}

const defaultVisibilitySeconds = 30;

/** SQS, as much of it as a failure queue needs. A queue exists from its first message on. */
export function queues(now = Date.now): Operations {
  const byUrl = new Map<string, QueuedMessage[]>();

  function queue(url: string | undefined): QueuedMessage[] {
    if (!url) throw new ServiceError('QueueDoesNotExist', 'The specified queue does not exist.');
    const known = byUrl.get(url) ?? [];
    byUrl.set(url, known);
    return known;
  }

  return {
    SendMessage: async ({ QueueUrl, MessageBody = '' }: SendMessageCommandInput) => {
      const id = randomUUID();
      queue(QueueUrl).push({ id, body: MessageBody, receiptHandle: '', visibleAt: 0 });
      return { MessageId: id, MD5OfMessageBody: md5(MessageBody) };
    },
    ReceiveMessage: async (input: ReceiveMessageCommandInput) => {
      const seconds = input.VisibilityTimeout ?? defaultVisibilitySeconds;
      const received = queue(input.QueueUrl)
        .filter((message) => message.visibleAt <= now())
        .slice(0, input.MaxNumberOfMessages ?? 1);
      for (const message of received) {
        message.visibleAt = now() + seconds * 1000;
        message.receiptHandle = randomUUID();
      }
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
      const messages = queue(QueueUrl);
      const index = messages.findIndex((message) => message.receiptHandle === ReceiptHandle);
      if (index < 0)
        throw new ServiceError('ReceiptHandleIsInvalid', 'The receipt handle is not valid.');
      messages.splice(index, 1);
      return {};
    },
  };
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}
