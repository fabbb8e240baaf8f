import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { busy, requestHandler, translateTransientFaults } from '../aws/transient-faults.ts';
import { config } from '../config.ts';
import type { AlarmMessage } from './alarm-message.ts';

export const queueClient = new SQSClient({
  requestHandler,
  // Use the region's endpoint, or the endpoint that the environment sets.
  useQueueUrlAsEndpoint: false,
});
translateTransientFaults(queueClient);

/** The limits of SQS. */
const maxDelaySeconds = 15 * 60;
const maxBatchSize = 10;

const maxAttempts = 3;

export interface QueuedAlarm {
  message: AlarmMessage;
  /** Epoch milliseconds. If absent, the step is due at once. */
  dueAt?: number;
}

/**
 * Puts steps into the queue, ten per call.
 * @returns the error of each step that is not in the queue
 */
export async function sendAlarms<Alarm extends QueuedAlarm>(
  alarms: readonly Alarm[],
): Promise<Map<Alarm, unknown>> {
  const failures = new Map<Alarm, unknown>();
  for (let start = 0; start < alarms.length; start += maxBatchSize) {
    await sendBatch(alarms.slice(start, start + maxBatchSize), failures);
  }
  return failures;
}

/** The SDK retries a failed call, but not the refused entries of a batch. */
async function sendBatch<Alarm extends QueuedAlarm>(
  batch: readonly Alarm[],
  failures: Map<Alarm, unknown>,
  attemptsLeft = maxAttempts,
): Promise<void> {
  const retries: Alarm[] = [];
  try {
    const { Failed = [] } = await queueClient.send(
      new SendMessageBatchCommand({
        QueueUrl: config.alarmQueueUrl,
        Entries: batch.map(toEntry),
      }),
    );
    for (const { Id, Code, SenderFault } of Failed) {
      const alarm = batch[Number(Id)];
      if (!alarm) continue;
      const cause = new Error(`The queue refused a step: ${Code}`);
      if (!SenderFault && attemptsLeft > 1) retries.push(alarm);
      else failures.set(alarm, SenderFault ? cause : busy(cause));
    }
  } catch (error) {
    for (const alarm of batch) failures.set(alarm, error);
  }
  if (retries.length > 0) await sendBatch(retries, failures, attemptsLeft - 1);
}

function toEntry({ message, dueAt = 0 }: QueuedAlarm, index: number) {
  const delaySeconds = Math.ceil((dueAt - Date.now()) / 1000);
  return {
    Id: String(index),
    MessageBody: JSON.stringify(message),
    DelaySeconds: Math.min(maxDelaySeconds, Math.max(0, delaySeconds)),
  };
}
