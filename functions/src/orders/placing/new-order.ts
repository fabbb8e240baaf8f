import { awaitsPaymentUntil } from '@thali/shared/order-payments/pay-first';
import type { OrderTotals } from '@thali/shared/orders/order-totals';
import type { PaymentMethod } from '@thali/shared/orders/payment-methods';
import type { PlaceOrderBody } from '@thali/shared/orders/place-order.contract';
import type { VendorRow } from '../../vendors/vendors.table.ts';
import type { OrderLine, OrderRecord } from '../store/order-record.ts';

/** An order before its checks. */
export interface OrderRequest {
  orderId: string;
  customerId: string | undefined;
  body: Pick<PlaceOrderBody, 'customerInfo' | 'specialInstructions' | 'serviceMode'>;
  bodyHash: string;
}

/** The fields that the checks derive from the mess's settings. */
interface CheckedFields {
  table?: string | undefined;
  paymentMethod: PaymentMethod;
}

/** The order starts as confirmed if the mess accepts orders automatically. */
export function newOrder(
  { orderId, customerId, body, table, paymentMethod, bodyHash }: OrderRequest & CheckedFields,
  lines: OrderLine[],
  totals: OrderTotals,
  vendor: VendorRow,
  now: Date,
): OrderRecord {
  const createdAt = now.toISOString();
  const isAccepted = vendor.settings.autoAcceptOrders === true;
  return {
    id: orderId,
    vendorId: vendor.id,
    customerId,
    customerName: body.customerInfo.name,
    customerPhone: body.customerInfo.phone,
    customerEmail: body.customerInfo.email || undefined,
    lines,
    status: isAccepted ? 'confirmed' : 'pending',
    serviceMode: table ? 'dine_in' : body.serviceMode,
    table,
    parcelPaise: totals.parcelPaise || undefined,
    totalPaise: totals.totalPaise,
    feePaise: totals.platformFeePaise,
    feeStatus: 'pending',
    paymentStatus: 'pending',
    paymentMethod,
    awaitsPaymentUntil: awaitsPaymentUntil(paymentMethod, vendor.settings.payment, now),
    specialInstructions: body.specialInstructions || undefined,
    statusTimes: isAccepted ? { confirmed: createdAt } : {},
    createdAt,
    updatedAt: createdAt,
    bodyHash,
    ...(vendor.settings.bill?.isOn && { getsBill: true }),
  };
}
