import { toRupees } from '@thali/shared/money/paise';
import type { WalletTransaction } from '@thali/shared/wallet/wallet-fields';
import type { Actor } from '../http/actor.ts';
import { type FeeRow, paidFeesPaise, type WalletTotals } from '../ledger/ledger-rows.ts';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { readOrders } from '../orders/store/orders.table.ts';

/**
 * Fees in the shape of responses. Reads the customers from the orders, 0.5 read units each, because the ledger holds no
 * personal data. Only a vendor's own staff see customers.
 */
export async function toTransactions(
  actor: Actor,
  fees: readonly FeeRow[],
  totals: WalletTotals,
): Promise<WalletTransaction[]> {
  const feeOrders = actor.role === 'vendor' ? await readOrders(fees) : [];
  const orders = new Map(feeOrders.map((order) => [order.id, order]));
  const paidTotalPaise = paidFeesPaise(totals);
  return fees.map((fee) => ({
    id: `F${String(fee.number).padStart(6, '0')}`,
    orderId: fee.orderId,
    customerInfo: customerOf(orders.get(fee.orderId)),
    amount: toRupees(fee.amountPaise),
    paidAmount: toRupees(paidPaiseOf(fee, paidTotalPaise)),
    paymentMethod: fee.paymentMethod,
    status: fee.accruedPaise <= paidTotalPaise ? 'settled' : 'pending',
    createdAt: fee.createdAt,
  }));
}

/** Payments cover the oldest fees first, so the last covered fee may be only partly paid. Rule: wallet-19 */
function paidPaiseOf(
  { amountPaise, accruedPaise }: Pick<FeeRow, 'amountPaise' | 'accruedPaise'>,
  paidTotalPaise: number,
): number {
  const unpaid = Math.max(0, accruedPaise - paidTotalPaise);
  return amountPaise - Math.min(amountPaise, unpaid);
}

function customerOf(order: OrderRecord | undefined): WalletTransaction['customerInfo'] {
  return order ? { name: order.customerName, phone: order.customerPhone } : null;
}
