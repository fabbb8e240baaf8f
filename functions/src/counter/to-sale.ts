import type { CounterOrderBody } from '@thali/shared/counter/place-counter-order.contract';
import type { PaymentMethod } from '@thali/shared/orders/payment-methods';
import type { OrderRecord } from '../orders/store/order-record.ts';

/** A request to place an order at the counter. */
export interface SaleRequest {
  orderId: string;
  vendorId: string;
  /** The counter device or sign-in. */
  counterId: string;
  body: CounterOrderBody;
  bodyHash: string;
  /** The name of the person or device. */
  soldBy: string;
}

/** Converts a sale to an order request with the customer and payment fields of an order. */
export function toOrderRequest(sale: SaleRequest) {
  const { customerName, customerPhone } = sale.body;
  const customerInfo = { name: customerName ?? '', phone: customerPhone ?? '' };
  return {
    ...sale,
    customerId: undefined,
    body: { ...sale.body, customerInfo },
    paymentMethod: paidInCash(sale.body) ? 'cod' : 'upi',
  } as const satisfies { paymentMethod: PaymentMethod } & Record<string, unknown>;
}

/** The sale starts as confirmed and acknowledged, because the kitchen has nothing to answer. Cash is already paid. */
export function toSale(order: OrderRecord, { body, counterId, soldBy }: SaleRequest): OrderRecord {
  const { createdAt: at } = order;
  const isCash = paidInCash(body);
  return {
    ...order,
    counterId,
    soldBy,
    status: 'confirmed',
    statusTimes: { confirmed: at },
    acknowledgedAt: at,
    awaitsPaymentUntil: undefined,
    ...((isCash || body.received) && {
      paymentStatus: 'paid',
      payment: { receivedAt: at, receivedBy: soldBy, ...(isCash && { counterId }) },
    }),
  };
}

function paidInCash({ paymentMethod, received }: CounterOrderBody): boolean {
  return paymentMethod === 'cash' || received === 'cash';
}
