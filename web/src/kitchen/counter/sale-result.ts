import { kitchenNumber } from '@thali/shared/ids/order-id';
import { toPaise } from '@thali/shared/money/paise';
import { upiLink, upiNote } from '@thali/shared/order-payments/upi-link';
import type { Order } from '@thali/shared/orders/order.contract';
import type { OfflineSale } from './offline/offline-sales.ts';
import type { StoredMenu } from './offline/stored-menu.ts';

/** The sale that was just made: an order, or a sale that waits on this device. */
export type SaleResult =
  | { order: Order; upiLink: string | undefined }
  | { offline: OfflineSale; upiLink: string | undefined; isPaid: boolean };

/** A sale as the screens show it. */
export interface SaleResultView {
  label: 'Token' | 'Order' | 'Number';
  number: string;
  totalPaise: number;
  upi: UpiCode;
  isCash: boolean;
  isPaid: boolean;
}

/** The code that the guest scans. */
export interface UpiCode {
  link: string | undefined;
  /** Whether the link is still loading. */
  isLinkLoading: boolean;
  /** Whether the payment is confirmed without a press. */
  isAutoConfirmed: boolean;
}

/** Returns undefined for an unpaid sale that another device ended, because nobody may pay that sale again. */
export function viewOf(
  result: SaleResult,
  ongoing: readonly Order[],
  upi: UpiCode,
): SaleResultView | undefined {
  if ('offline' in result) {
    const { number, body } = result.offline;
    const [totalPaise, isCash] = [toPaise(body.finalAmount), body.paymentMethod === 'cash'];
    return { label: 'Number', number, totalPaise, upi, isCash, isPaid: result.isPaid };
  }
  const order = currentOf(result.order, ongoing);
  if (!order) return undefined;
  return {
    label: order.token === undefined ? 'Order' : 'Token',
    number: String(order.token ?? kitchenNumber(order.id)),
    totalPaise: toPaise(order.finalAmount),
    upi,
    isCash: order.paymentMethod === 'cod',
    isPaid: order.paymentStatus !== 'pending',
  };
}

function currentOf(order: Order, ongoing: readonly Order[]): Order | undefined {
  const listedOrder = ongoing.find(({ id }) => id === order.id);
  return listedOrder ?? (order.paymentStatus === 'pending' ? undefined : order);
}

/** The UPI code of a sale without a network, for the mess's own UPI ID. */
export function offlineUpiLink(
  { key, number, body }: OfflineSale,
  upi: StoredMenu['upi'],
  messName: string,
): string | undefined {
  if (!upi) return undefined;
  return upiLink({
    ...upi,
    amountPaise: toPaise(body.finalAmount),
    note: upiNote(messName, number.replace('-', ' ')),
    reference: key.replaceAll('-', ''),
  });
}
