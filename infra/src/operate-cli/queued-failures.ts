import { DeleteMessageCommand, ReceiveMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { Failure } from './platform-link.ts';
import { replayOfMessage } from './replay-of.ts';

/** Nobody else takes them meanwhile: as long as a run may take. */
const VisibilityTimeout = 900;

/** Everything that waits in a queue now. */
export async function queuedFailures(
  client: SQSClient,
  queue: string,
  QueueUrl: string,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (;;) {
    const { Messages = [] } = await client.send(
      new ReceiveMessageCommand({
        QueueUrl,
        MaxNumberOfMessages: 10,
        VisibilityTimeout,
        // A short look sees only some of the queue's machines.
        WaitTimeSeconds: 2,
      }),
    );
    if (Messages.length === 0) return failures;
    for (const { Body = '', ReceiptHandle } of Messages) {
      failures.push({
        replay: replayOfMessage(queue, Body),
        forget: async () => {
          await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
        },
      });
    }
  }
}
