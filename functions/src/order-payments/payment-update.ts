import type { OrderPaymentRow } from '../payments/payment-rows.ts';
import { keys } from '../table/keys.ts';
import { tableName } from '../table/table-client.ts';
import type { Write } from '../table/transact.ts';
import { unchanged } from '../table/unchanged.ts';

/** A change of the row of a guest's payment, in the words of an update expression. */
export interface PaymentChange {
  sets: readonly string[];
  removes: readonly string[];
  /** Such as `ADD extraPayments :ids`. */
  more?: string;
  /** Of attributes whose own name is a reserved word. */
  names?: Record<string, string>;
  values: Record<string, unknown>;
}

/** Changes the row of a guest's payment, where these attributes of it are still as they were read. */
export function paymentUpdate(
  payment: OrderPaymentRow,
  same: readonly (keyof OrderPaymentRow)[],
  { sets, removes, more = '', names, values }: PaymentChange,
): Write {
  const asRead = unchanged(payment, 'orderId', ...same);
  const remove = removes.length > 0 ? `REMOVE ${removes.join(', ')}` : '';
  return {
    Update: {
      TableName: tableName(),
      Key: keys.payment(payment.orderId),
      UpdateExpression: `SET ${['updatedAt = :now', ...sets].join(', ')} ${remove} ${more}`.trim(),
      ConditionExpression: asRead.condition,
      ...(names && { ExpressionAttributeNames: names }),
      ExpressionAttributeValues: {
        ':now': new Date().toISOString(),
        ...asRead.values,
        ...values,
      },
    },
  };
}
