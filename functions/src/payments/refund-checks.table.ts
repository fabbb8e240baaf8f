import { deleteRow } from '../table/delete-row.ts';
import { keys, listPosition, type RowKey } from '../table/keys.ts';
import { listOrdersBefore } from '../table/query-rows.ts';
import type { Write } from '../table/transact.ts';
import type { OrderPaymentRow } from './payment-rows.ts';

const dayMs = 86_400_000;
/** Banks refuse most refunds within hours, some after days. */
const checkAfterDays = [1, 7];
/** An account that has not answered for this long is closed. */
const retentionDays = 30;

/** Builds the scheduled checks of a new refund, for the transaction that ends its run. 4 write units. Rule: pay-33 */
export function refundCheckPuts({ orderId }: Pick<OrderPaymentRow, 'orderId'>, now: Date): Write[] {
  return checkAfterDays.map((days) => {
    const dueMs = now.getTime() + days * dayMs;
    const position = listPosition(new Date(dueMs).toISOString(), orderId);
    const expiresAt = Math.floor((dueMs + retentionDays * dayMs) / 1000);
    const Item = { ...keys.paymentList('REFUNDS', position), orderId, expiresAt };
    return { Put: { Item } };
  });
}

/** Due checks, oldest first. 0.5 read units for about 50. */
export function listRefundChecks(now: Date) {
  return listOrdersBefore(keys.paymentList('REFUNDS', now.toISOString()));
}

/** 1 write unit. */
export async function removeRefundCheck(Key: RowKey): Promise<void> {
  await deleteRow({ Key });
}
