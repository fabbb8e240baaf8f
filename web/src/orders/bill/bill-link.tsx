import type { Order } from '@thali/shared/orders/order.contract';
import { ReceiptText } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClass } from '../../lib/ui/button-class.ts';
import * as texts from './bill-texts.ts';

export function billPath(orderId: string): string {
  return `/orders/${orderId}?view=bill`;
}

export function isBillView(search: string): boolean {
  return new URLSearchParams(search).get('view') === 'bill';
}

/** Links to the order's bill. Renders nothing if there is no bill. */
export function BillLink({ order }: { order: Pick<Order, 'id' | 'bill'> }) {
  if (!order.bill) return null;
  return (
    <Link href={billPath(order.id)} className={buttonClass({ variant: 'secondary' })}>
      <ReceiptText size={18} />
      {texts.viewBill}
    </Link>
  );
}
