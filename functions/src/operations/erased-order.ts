import type { OrderLine, OrderRecord } from '../orders/store/order-record.ts';

export const erasedName = 'Erased customer';

/** Every field by name: a new one does not compile until it says here what becomes of it. */
type EachField<T> = { [Field in keyof Required<T>]: T[Field] };

/**
 * An order as the vendor's record of a sale, with nothing of the person in it. The hash of what they sent
 * goes too: with all the rest known, the phone could be found by it.
 * @param erasedAs  replaces a guest from now on
 */
export function erasedOrder(order: OrderRecord, erasedAs = order.erasedAs): OrderRecord {
  const erased: EachField<OrderRecord> = {
    id: order.id,
    vendorId: order.vendorId,
    token: order.token,
    customerId: order.customerId,
    customerName: erasedName,
    customerPhone: '',
    customerEmail: undefined,
    erasedAs,
    lines: order.lines.map(erasedLine),
    status: order.status,
    cancelReason: order.cancelReason,
    cancelNote: undefined,
    keptPortions: order.keptPortions,
    serviceMode: order.serviceMode,
    table: order.table,
    parcelPaise: order.parcelPaise,
    totalPaise: order.totalPaise,
    feePaise: order.feePaise,
    feeStatus: order.feeStatus,
    feesUpToPaise: order.feesUpToPaise,
    paymentStatus: order.paymentStatus,
    paymentMethod: order.paymentMethod,
    // The references are the mess's bookkeeping; the digits are what the guest typed, the reason what staff did.
    payment: order.payment && { ...order.payment, digits: undefined, refundReason: undefined },
    awaitsPaymentUntil: order.awaitsPaymentUntil,
    placedAt: order.placedAt,
    expiresAt: order.expiresAt,
    specialInstructions: undefined,
    estimatedReadyAt: order.estimatedReadyAt,
    acknowledgedAt: order.acknowledgedAt,
    statusTimes: order.statusTimes,
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
    bodyHash: '',
    isTest: order.isTest,
    getsBill: order.getsBill,
    bill: order.bill,
    isUnproven: order.isUnproven,
  };
  return erased;
}

function erasedLine(line: OrderLine): EachField<OrderLine> {
  return {
    menuItemId: line.menuItemId,
    name: line.name,
    isVegetarian: line.isVegetarian,
    quantity: line.quantity,
    unitPricePaise: line.unitPricePaise,
    choices: line.choices,
    isStockCounted: line.isStockCounted,
    isDone: line.isDone,
    specialInstructions: undefined,
  };
}

export function isErased({ bodyHash }: OrderRecord): boolean {
  return bodyHash === '';
}
