import type { OrderPaymentRow } from '../payments/payment-rows.ts';
import { keys } from '../table/keys.ts';
import type { Write } from '../table/transact.ts';
import { unchangedCondition } from '../table/unchanged-condition.ts';

/** A change of a guest's payment row, as clauses of an update expression. */
export interface PaymentChange {
  sets: readonly string[];
  removes: readonly string[];
  /** Further clauses, such as `ADD extraPayments :ids`. */
  otherClauses?: string;
  /** Placeholders for attributes with a reserved name. */
  names?: Record<string, string>;
  values: Record<string, unknown>;
}

/** Builds the change of a guest's payment row, on condition that `unchangedNames` have not changed since the read. */
export function paymentUpdate(
  payment: OrderPaymentRow,
  unchangedNames: readonly (keyof OrderPaymentRow)[],
  { sets, removes, otherClauses: more = '', names, values }: PaymentChange,
): Write {
  const isUnchanged = unchangedCondition(payment, 'orderId', ...unchangedNames);
  const remove = removes.length > 0 ? `REMOVE ${removes.join(', ')}` : '';
  return {
    Update: {
      Key: keys.payment(payment.orderId),
      UpdateExpression: `SET ${['updatedAt = :now', ...sets].join(', ')} ${remove} ${more}`.trim(),
      ConditionExpression: isUnchanged.condition,
      ...(names && { ExpressionAttributeNames: names }),
      ExpressionAttributeValues: {
        ':now': new Date().toISOString(),
        ...isUnchanged.values,
        ...values,
      },
    },
  };
}
