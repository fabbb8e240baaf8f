import { keys } from '../table/keys.ts';
import type { Write } from '../table/transact.ts';
import { dueEntry } from './payments.table.ts';

/** The total of a payment's due refunds, and the reason. */
export interface RefundDue {
  /** The payment order, and when it was created. */
  orderId: string;
  begunAt: string;
  duePaise: number;
  reason: string;
}

/**
 * Builds the writes that request a refund, for the transaction that changes the food order. A job that
 * already works on this payment refunds the new amount. 4 write units.
 * Rule: pay-25
 */
export function raiseRefundWrites({ orderId, begunAt, duePaise, reason }: RefundDue): Write[] {
  return [
    {
      Update: {
        Key: keys.payment(orderId),
        UpdateExpression:
          'SET step = :refund, refundDuePaise = :due, refundReason = :reason, updatedAt = :now REMOVE stoppedAt, failure, attempts',
        ConditionExpression: 'step IN (:done, :refund)',
        ExpressionAttributeValues: {
          ':refund': 'refund',
          ':done': 'done',
          ':due': duePaise,
          ':reason': reason,
          ':now': new Date().toISOString(),
        },
      },
    },
    dueEntry({ orderId, createdAt: begunAt }),
  ];
}
