import { kitchenNumber } from '@thali/shared/ids/order-id';
import { toPaise } from '@thali/shared/money/paise';
import { upiLink, upiNote } from '@thali/shared/order-payments/upi-link';
import type { Order } from '@thali/shared/orders/order.contract';
import type { OfflineSale } from './offline/offline-sales.ts';
import type { StoredMenu } from './offline/stored-menu.ts';

/** The sale that was just made: an order, or a sale that waits on this device. */
export type Sold =
  | { order: Order; upiLink: string | undefined }
  | { offline: OfflineSale; upiLink: string | undefined; isPaid: boolean };

/** A sale as the screens show it. */
export interface SoldView {
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
export function viewOf(sold: Sold, ongoing: readonly Order[], upi: UpiCode): SoldView | undefined {
  if ('offline' in sold) {
    const { number, body } = sold.offline;
    const [totalPaise, isCash] = [toPaise(body.finalAmount), body.paymentMethod === 'cash'];
    return { label: 'Number', number, totalPaise, upi, isCash, isPaid: sold.isPaid };
  }
  const order = currentOf(sold.order, ongoing);
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

function currentOf(sold: Order, ongoing: readonly Order[]): Order | undefined {
  const listed = ongoing.find(({ id }) => id === sold.id);
  return listed ?? (sold.paymentStatus === 'pending' ? undefined : sold);
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
