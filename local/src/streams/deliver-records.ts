import { setTimeout as sleep } from 'node:timers/promises';
import { awsLimits } from '@thali/functions/aws/aws-limits';
import type { DynamoDBRecord } from 'aws-lambda';
import { bytesOf } from '../lambda/invoker.ts';
import { messageOf } from '../printer.ts';

interface Delivery {
  batchSize: number;
  /** The number of retries after a failed call. */
  retryAttempts: number;
  call(records: DynamoDBRecord[]): Promise<unknown>;
  discard(record: DynamoDBRecord, reason: string): Promise<void>;
  backoffMs?: number;
}

type Outcome = { delivered: number; reason: string; isFailedRecordKnown: boolean };

/**
 * Delivers records to a function in order and in batches. A retry starts at the first failed record that the answer
 * names. After the last retry, the platform discards this record and continues. If no answer names a failed record,
 * the last retry delivers the batch record by record.
 */
export async function deliverRecords(
  records: readonly DynamoDBRecord[],
  delivery: Delivery,
): Promise<void> {
  const { batchSize, retryAttempts, call, discard, backoffMs = 200 } = delivery;
  let remaining = [...records];
  let size = batchSize;
  let failures = 0;
  while (remaining.length > 0) {
    const batch = recordsWithinPayload(remaining.slice(0, size));
    const { delivered, reason, isFailedRecordKnown } = await attempt(batch, call);
    remaining = remaining.slice(delivered);
    if (delivered === batch.length) continue;
    failures = delivered > 0 ? 1 : failures + 1;
    if (failures <= retryAttempts) {
      await sleep(backoffMs * failures);
    } else if (isFailedRecordKnown || batch.length === 1) {
      if (remaining[0]) await discard(remaining[0], reason);
      remaining = remaining.slice(1);
      failures = size === 1 ? retryAttempts : 0;
    } else {
      size = 1;
      failures = retryAttempts;
    }
  }
}

async function attempt(batch: DynamoDBRecord[], call: Delivery['call']): Promise<Outcome> {
  try {
    const failed = failedNumbers(await call(batch));
    const first = batch.findIndex((record) => failed.has(record.dynamodb?.SequenceNumber));
    const delivered = first >= 0 ? first : failed.size > 0 ? 0 : batch.length;
    return { delivered, reason: 'named in batchItemFailures', isFailedRecordKnown: first >= 0 };
  } catch (error) {
    return { delivered: 0, reason: messageOf(error), isFailedRecordKnown: false };
  }
}

/** As in Lambda, a batch ends before the record that makes the event too large. */
function recordsWithinPayload(records: readonly DynamoDBRecord[]): DynamoDBRecord[] {
  let bytes = bytesOf({ Records: [] });
  const count = records.findIndex((record) => {
    bytes += bytesOf(record) + 1;
    return bytes > awsLimits.lambdaPayload;
  });
  return count < 0 ? [...records] : records.slice(0, Math.max(1, count));
}

/** As in Lambda, an unknown record identifier fails the whole batch. */
function failedNumbers(result: unknown): Set<unknown> {
  if (typeof result !== 'object' || result === null || !('batchItemFailures' in result)) {
    return new Set();
  }
  const failures = result.batchItemFailures as Array<{ itemIdentifier: string }> | null;
  return new Set((failures ?? []).map((failure) => failure.itemIdentifier));
}
