import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { requestHandler, translateTransientFaults } from '../aws/transient-faults.ts';
import { config } from '../config.ts';
import type { AlarmMessage } from './alarm-message.ts';

export const queueClient = new SQSClient({
  requestHandler,
  // The region's endpoint is the same, and elsewhere the environment names another one.
  useQueueUrlAsEndpoint: false,
});
translateTransientFaults(queueClient);

/** SQS keeps a message back for no longer. */
const longestDelaySeconds = 15 * 60;

/**
 * Puts a step into the queue, to be done after a time.
 * @throws AppError SERVICE_BUSY when the queue is unavailable
 */
export async function sendAlarm(message: AlarmMessage, delayMs = 0): Promise<void> {
  const DelaySeconds = Math.min(longestDelaySeconds, Math.max(0, Math.ceil(delayMs / 1000)));
  await queueClient.send(
    new SendMessageCommand({
      QueueUrl: config.alarmQueueUrl,
      MessageBody: JSON.stringify(message),
      DelaySeconds,
    }),
  );
}
