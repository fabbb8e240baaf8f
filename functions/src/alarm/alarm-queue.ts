import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { requestHandler, translateTransientFaults } from '../aws/transient-faults.ts';
import { config } from '../config.ts';
import type { AlarmMessage } from './alarm-message.ts';

export const queueClient = new SQSClient({
  requestHandler,
  // Use the region's endpoint, or the endpoint that the environment sets.
  useQueueUrlAsEndpoint: false,
});
translateTransientFaults(queueClient);

/** The limit of SQS. */
const maxDelaySeconds = 15 * 60;

/**
 * Puts a step into the queue with a delay.
 * @throws AppError SERVICE_BUSY if the queue is unavailable
 */
export async function sendAlarm(message: AlarmMessage, delayMs = 0): Promise<void> {
  const DelaySeconds = Math.min(maxDelaySeconds, Math.max(0, Math.ceil(delayMs / 1000)));
  await queueClient.send(
    new SendMessageCommand({
      QueueUrl: config.alarmQueueUrl,
      MessageBody: JSON.stringify(message),
      DelaySeconds,
    }),
  );
}
