import type { OrderLine, OrderRecord } from '../orders/store/order-record.ts';

export const erasedName = 'Erased customer';

/** Requires every field, so a new field does not compile until this file handles it. */
type EachField<T> = { [Field in keyof Required<T>]: T[Field] };

/**
 * The order as the vendor's record of a sale, without personal data. Drops the hash of the request too: trying all
 * phone numbers against the hash could reveal the phone.
 * @param erasedAs  the key that replaces a guest's phone
 */
export function toErasedOrder(order: OrderRecord, erasedAs = order.erasedAs): OrderRecord {
  const erased: EachField<OrderRecord> = {
    id: order.id,
    vendorId: order.vendorId,
    token: order.token,
    customerId: order.customerId,
    customerName: erasedName,
    customerPhone: '',
    customerEmail: undefined,
    erasedAs,
    lines: order.lines.map(toErasedLine),
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
    // The mess needs the references for its accounts. The digits and the reason are free text, so the order loses
    // them.
    payment: order.payment && { ...order.payment, digits: undefined, refundReason: undefined },
    awaitsPaymentUntil: order.awaitsPaymentUntil,
    placedAt: order.placedAt,
    expiresAt: order.expiresAt,
    specialInstructions: undefined,
    estimatedReadyAt: order.estimatedReadyAt,
    readyMinutes: order.readyMinutes,
    notThereAt: order.notThereAt,
    acknowledgedAt: order.acknowledgedAt,
    statusTimes: order.statusTimes,
    readyFor: order.readyFor,
    mealId: order.mealId,
    mealName: order.mealName,
    orderBy: order.orderBy,
    takesSlotRoom: order.takesSlotRoom,
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
    bodyHash: '',
    isTest: order.isTest,
    getsBill: order.getsBill,
    bill: order.bill,
    counterId: order.counterId,
    soldBy: order.soldBy,
    offline: order.offline,
    isUnproven: order.isUnproven,
  };
  return erased;
}

function toErasedLine(line: OrderLine): EachField<OrderLine> {
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
