import type { PaymentMethod } from '@thali/shared/orders/payment-methods';
import { keys } from '../table/keys.ts';
import { newRow } from '../table/put-row.ts';
import type { Write } from '../table/transact.ts';
import { type FeeRow, paidFeesPaise, type WalletTotals } from './ledger-rows.ts';
import { nextTotals, totalsWrites } from './next-totals.ts';

interface CompletedOrder {
  id: string;
  feePaise: number;
  paymentMethod: PaymentMethod;
  counterId?: string | undefined;
}

/**
 * Builds the writes that enter an order's platform fee, for the transaction that completes the order. 4 write units,
 * 6 for the first entry of a day.
 */
export function postFee(
  vendorId: string,
  before: WalletTotals,
  order: CompletedOrder,
  now: Date,
): { fee: FeeRow; writes: Write[] } {
  const { fee, totals } = newFee(before, order, now);
  const put: Write = {
    Put: newRow({ ...keys.walletFee(vendorId, fee.number), ...fee }),
  };
  return { fee, writes: [...totalsWrites(vendorId, before, totals), put] };
}

/** The next fee of a wallet, and the totals after it. */
export function newFee(
  before: WalletTotals,
  order: CompletedOrder,
  now: Date,
): { fee: FeeRow; totals: WalletTotals } {
  const number = before.fees + 1;
  const accruedPaise = before.accruedPaise + order.feePaise;
  // A fee of zero is covered if all earlier fees are covered.
  const coveredFees = accruedPaise <= paidFeesPaise(before) ? number : before.coveredFees;
  const paymentMethod = methodOf(order);
  const { onlineFees = 0, counterFees = 0 } = before;
  const counts = {
    fees: number,
    coveredFees,
    ...(paymentMethod === 'online' && { onlineFees: onlineFees + 1 }),
    ...(paymentMethod === 'counter' && { counterFees: counterFees + 1 }),
  };
  const totals = nextTotals(before, { accruedPaise, ...counts }, now);
  const fee: FeeRow = {
    number,
    orderId: order.id,
    amountPaise: order.feePaise,
    paymentMethod,
    accruedPaise,
    createdAt: totals.lastEntryAt,
  };
  return { fee, totals };
}

function methodOf({ counterId, paymentMethod }: CompletedOrder): FeeRow['paymentMethod'] {
  if (counterId) return 'counter';
  return paymentMethod === 'cod' ? 'cod' : 'online';
}
