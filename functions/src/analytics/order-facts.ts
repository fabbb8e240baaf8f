import { isOrderStatus, type OrderStatus } from '@thali/shared/orders/order-status';
import { istMoment } from '@thali/shared/time/ist';
import type { OrderRecord } from '../orders/order-record.ts';

/** What projections count of an order. Only `status` and `revision` ever change. */
export interface OrderFacts {
  id: string;
  vendorId: string;
  /** The day in India on which it was placed. */
  date: string;
  hour: number;
  customer: { key: string; name: string; phone: string };
  createdAt: string;
  status: OrderStatus;
  /** Grows with every change of the order. */
  revision: string;
  totalPaise: number;
  feePaise: number;
  lines: { itemId: string; name: string; quantity: number; paise: number }[];
}

/** A record that is no order as this platform writes them: to be looked at by a person. */
export class PoisonRecord extends Error {
  override readonly name = 'PoisonRecord';
}

/** @throws PoisonRecord */
export function factsOf(order: OrderRecord): OrderFacts {
  const { totalPaise, feePaise, status, updatedAt, createdAt } = order;
  const isWhole =
    isOrderStatus(status) &&
    Number.isSafeInteger(totalPaise) &&
    Number.isSafeInteger(feePaise) &&
    isTime(createdAt) &&
    isTime(updatedAt) &&
    Boolean(order.customerId || order.customerPhone) &&
    order.lines.every(isWholeLine);
  if (!isWhole) throw new PoisonRecord(`The order ${order.id} is not whole`);
  const { date, minuteOfDay } = istMoment(new Date(createdAt));
  return {
    id: order.id,
    vendorId: order.vendorId,
    date,
    hour: Math.floor(minuteOfDay / 60),
    customer: {
      key: customerKeyOf(order),
      name: order.customerName,
      phone: order.customerPhone,
    },
    createdAt,
    status,
    revision: updatedAt,
    totalPaise,
    feePaise,
    lines: order.lines.map(({ menuItemId, name, quantity, unitPricePaise }) => ({
      itemId: menuItemId,
      name,
      quantity,
      paise: quantity * unitPricePaise,
    })),
  };
}

/** Somebody with an account is one person whatever the phone; a guest is a phone. */
function customerKeyOf({ customerId, customerPhone }: OrderRecord): string {
  return customerId ? `C#${customerId}` : `P#${customerPhone}`;
}

function isWholeLine({ menuItemId, quantity, unitPricePaise }: OrderRecord['lines'][number]) {
  return (
    typeof menuItemId === 'string' &&
    Number.isSafeInteger(quantity) &&
    Number.isSafeInteger(unitPricePaise)
  );
}

function isTime(text: unknown): boolean {
  return typeof text === 'string' && !Number.isNaN(Date.parse(text));
}
