import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { factsOf, PoisonRecord } from '../analytics/order-facts.ts';
import { projectOrders } from '../analytics/project-orders.ts';
import { watchSurge } from '../analytics/watch-surge.ts';
import { consumer } from '../invocations/consumer.ts';
import { logFault } from '../invocations/invocation.ts';
import { retryTransientFaults } from '../invocations/retry-transient-faults.ts';
import { recordTakings } from '../order-payments/record-takings.ts';
import { belongsInTakings } from '../order-payments/takings.table.ts';
import { saveBriefs } from '../orders/briefs/order-briefs.table.ts';
import { orderChangeOf } from '../orders/store/order-change.ts';
import { isHeldBack, type OrderRecord } from '../orders/store/order-record.ts';

/**
 * Counts the orders in the table's stream. A malformed record goes to the failure queue, and the rest of the batch
 * still counts. Lambda may send records again; a repeated record changes nothing.
 */
export const handler = consumer('project-orders', countRecords);

async function countRecords(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const failed: string[] = [];
  const byVendor = new Map<string, { sequenceNumber: string; order: OrderRecord }[]>();
  for (const record of event.Records) {
    const sequenceNumber = record.dynamodb?.SequenceNumber ?? '';
    try {
      const order = orderOf(record);
      if (!order) continue;
      const earlier = byVendor.get(order.vendorId) ?? [];
      byVendor.set(order.vendorId, [...earlier, { sequenceNumber, order }]);
    } catch (error) {
      failed.push(sequenceNumber);
      logFault('malformed order record', { sequence_number: sequenceNumber, error });
    }
  }
  for (const [vendorId, records] of byVendor) {
    try {
      const states = records.map(({ order }) => order);
      await retryTransientFaults(() => recordTakings(states));
      const listed = states.filter((order) => !isHeldBack(order));
      if (listed.length === 0) continue;
      await retryTransientFaults(() => saveBriefs(listed));
      const orders = listed.flatMap((order) => (order.isTest ? [] : factsOf(order)));
      await retryTransientFaults(() => projectOrders(vendorId, orders));
      await retryTransientFaults(() => watchSurge(vendorId, orders));
    } catch (error) {
      failed.push(...records.map(({ sequenceNumber }) => sequenceNumber));
      logFault('order projection failed', {
        vendor_id: vendorId,
        sequence_numbers: records.map(({ sequenceNumber }) => sequenceNumber),
        error,
      });
    }
  }
  return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
}

/**
 * The new state of the order. Undefined for an unpaid order that the kitchen does not see yet, unless a late payment
 * makes the order count as income.
 * @throws PoisonRecord
 */
function orderOf(record: DynamoDBRecord): OrderRecord | undefined {
  try {
    const { after } = orderChangeOf(record);
    if (!after) throw new PoisonRecord('The record has no new state');
    if (isHeldBack(after) && !belongsInTakings(after)) return undefined;
    if (!after.isTest) factsOf(after);
    return after;
  } catch (error) {
    if (error instanceof PoisonRecord) throw error;
    throw new PoisonRecord('The record holds no order', { cause: error });
  }
}
