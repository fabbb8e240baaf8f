import { toRupees } from '@thali/shared/money/paise';
import type { Order, OrderedChoice, OrderItem } from '@thali/shared/orders/order.contract';
import type { OrderPayment } from '@thali/shared/orders/payment-methods';
import { shownTimes } from '@thali/shared/wait/shown-minutes';
import type { VendorLabel } from '../../vendors/vendor-label.ts';
import {
  hasCountedPortions,
  type OrderChoice,
  type OrderLine,
  type OrderPaymentRecord,
  type OrderRecord,
} from '../store/order-record.ts';
import { remainingLines, removedPaise } from '../store/removed-dishes.ts';

/** The reader of an order. Guests see no names of staff. */
export type OrderReader = 'guest' | 'mess';

/**
 * An order in the shape of responses and live frames.
 * @param paidFeesPaise the total of the vendor's paid fees, which cover the oldest orders first
 */
export function toOrder(
  record: OrderRecord,
  vendor: VendorLabel | undefined,
  reader: OrderReader,
  paidFeesPaise = 0,
): Order {
  return {
    id: record.id,
    ...(record.token !== undefined && { token: record.token }),
    vendorId: record.vendorId,
    customerId: record.customerId ?? null,
    isGuestOrder: record.customerId === undefined,
    customerInfo: {
      name: record.customerName,
      phone: record.customerPhone,
      ...(record.customerEmail && { email: record.customerEmail }),
    },
    items: remainingLines(record).map((line, index) => toOrderItem(record.id, line, index)),
    status: record.status,
    ...(record.cancelReason && { cancelReason: record.cancelReason }),
    ...(record.cancelNote && { cancelNote: record.cancelNote }),
    ...(record.serviceMode && { serviceMode: record.serviceMode }),
    ...(record.table && { table: record.table }),
    ...(record.parcelPaise && { parcelCharge: toRupees(record.parcelPaise) }),
    totalAmount: toRupees(record.totalPaise - removedPaise(record)),
    taxAmount: 0,
    discountAmount: 0,
    serviceCharge: toRupees(record.feePaise),
    serviceChargeStatus: isFeePaid(record, paidFeesPaise) ? 'settled' : record.feeStatus,
    finalAmount: toRupees(record.totalPaise + record.feePaise - removedPaise(record)),
    paymentStatus: record.paymentStatus,
    paymentMethod: record.paymentMethod,
    ...(record.payment && {
      payment: {
        ...toOrderPayment(record.payment, reader),
        ...(record.payment.removedLines && { removed: toRupees(removedPaise(record)) }),
      },
    }),
    ...(record.awaitsPaymentUntil && { awaitsPaymentUntil: record.awaitsPaymentUntil }),
    specialInstructions: record.specialInstructions ?? null,
    estimatedReadyTime: record.estimatedReadyAt ?? null,
    actualReadyTime: record.statusTimes.ready ?? null,
    ...(record.readyMinutes && { readyRange: toReadyRange(record.readyMinutes, record.createdAt) }),
    ...(record.notThereAt && { notThereAt: record.notThereAt }),
    acknowledgedAt: record.acknowledgedAt ?? null,
    statusTimes: record.statusTimes as Record<string, string>,
    ...(record.readyFor && {
      readyFor: record.readyFor,
      mealId: record.mealId,
      mealName: record.mealName,
      orderBy: record.orderBy,
    }),
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
    vendorName: vendor?.vendorName ?? '',
    subdomain: vendor?.subdomain ?? '',
    ...(record.lines.some(hasCountedPortions) && { hasCountedPortions: true }),
    ...(record.counterId && { isCounterSale: true }),
    ...(reader === 'mess' && record.soldBy && { soldBy: record.soldBy }),
    ...(record.offline && {
      offline: { number: record.offline.number, sentAt: record.offline.sentAt },
    }),
    ...(record.isTest && { isTest: true }),
    ...(record.bill && { bill: record.bill }),
  };
}

function toReadyRange(
  [from, to, rightOfTen]: NonNullable<OrderRecord['readyMinutes']>,
  createdAt: string,
): Order['readyRange'] {
  return { ...shownTimes([from, to], Date.parse(createdAt)), rightOfTen };
}

/** An order's payment in rupees. Only its mess sees which staff member took or refunded the money. Rule: pay-17 */
export function toOrderPayment(record: OrderPaymentRecord, reader: OrderReader): OrderPayment {
  const { saidAt, digits, receivedAt, paymentId, refundDuePaise, refundedPaise } = record;
  const { refundedAt, refundReason, refundProblem, refundedLines, mismatchedAt } = record;
  const { receivedBy, unpaidBy, refundedBy } = reader === 'mess' ? record : {};
  return {
    ...(saidAt && { saidAt }),
    ...(digits && { digits }),
    ...(receivedAt && { receivedAt }),
    ...(receivedBy && { receivedBy }),
    ...(unpaidBy && { unpaidBy }),
    ...(paymentId && { reference: paymentId }),
    ...(refundDuePaise && { refundDue: toRupees(refundDuePaise) }),
    ...(refundedPaise && { refunded: toRupees(refundedPaise) }),
    ...(refundedAt && { refundedAt }),
    ...(refundedBy && { refundedBy }),
    ...(refundReason && { refundReason }),
    ...(refundProblem && { refundProblem }),
    ...(refundedLines && { refundedLines }),
    ...(mismatchedAt && { mismatchedAt }),
  };
}

function isFeePaid({ feesUpToPaise }: OrderRecord, paidFeesPaise: number): boolean {
  return feesUpToPaise !== undefined && feesUpToPaise <= paidFeesPaise;
}

function toOrderItem(orderId: string, line: OrderLine, index: number): OrderItem {
  return {
    id: `${orderId}-${index + 1}`,
    orderId,
    menuItemId: line.menuItemId,
    menuItem: { id: line.menuItemId, name: line.name, isVegetarian: line.isVegetarian },
    ...(line.choices && { choices: line.choices.map(toOrderedChoice) }),
    quantity: line.quantity,
    unitPrice: toRupees(line.unitPricePaise),
    totalPrice: toRupees(line.unitPricePaise * line.quantity),
    ...(line.specialInstructions && { specialInstructions: line.specialInstructions }),
    ...(line.isDone && { isDone: true }),
  };
}

function toOrderedChoice({ groupId, choiceId, name, pricePaise }: OrderChoice): OrderedChoice {
  return { groupId, choiceId, name, price: toRupees(pricePaise) };
}
