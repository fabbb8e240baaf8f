import { AppError } from '@thali/shared/http/app-error';
import { toMethodSwitches } from '@thali/shared/order-payments/methods-of';
import { awaitsPaymentUntil } from '@thali/shared/order-payments/pay-first';
import type { PlaceOrderBody } from '@thali/shared/orders/place-order.contract';
import {
  findSlot,
  isOpenByHours,
  isOrderByPassed,
  type MealSlots,
} from '@thali/shared/pre-orders/slots';
import type { PreOrderRule } from '@thali/shared/vendors/pre-orders-setting';
import * as z from 'zod/mini';
import { keys } from '../../table/keys.ts';
import type { VendorRow } from '../../vendors/vendors.table.ts';
import { type OrderRecord, portionsOf } from '../store/order-record.ts';
import { slotExpiresAt } from '../store/pre-order-writes.ts';
import { readSlots } from '../store/slots.table.ts';
import { phoneProofRequired } from './check-unproven-order.ts';
import { amountOf, type RoomWindow, roomLeft } from './room-window.ts';

const maxNext = 3;

/** The time needs an offset. Otherwise the machine's time zone would decide. */
const Instant = z.iso.datetime({ offset: true });

/** The slot of an order; undefined for an order for now. */
export interface ChosenSlot extends MealSlots {
  startsAt: string;
}

/**
 * The slot that the body names, if its meal still takes orders.
 * @throws AppError SLOT_UNKNOWN, ORDER_BY_PASSED, VENDOR_CLOSED
 * Rule: pre-orders-2
 */
export function checkSlot(
  { readyFor }: Pick<PlaceOrderBody, 'readyFor'>,
  { settings }: VendorRow,
  now: Date,
): ChosenSlot | undefined {
  if (!readyFor) return undefined;
  if (!Instant.safeParse(readyFor).success) throw slotUnknown();
  const startsAt = new Date(readyFor).toISOString();
  const slot = findSlot(settings, startsAt, now);
  if (!slot) {
    if (isOpenByHours(settings, startsAt)) throw slotUnknown();
    const message = 'Sorry, we are closed then. Please choose another time.';
    // The detail repeats this text. Without a detail the cart would say that the mess is closed now.
    throw new AppError('VENDOR_CLOSED', message, { details: [{ path: 'ready_for', message }] });
  }
  if (isOrderByPassed(slot, now)) {
    const message = `Ordering for ${slot.meal.name} is over. Please choose another time.`;
    throw new AppError('ORDER_BY_PASSED', message);
  }
  return { ...slot, startsAt };
}

function slotUnknown(): AppError {
  return new AppError(
    'SLOT_UNKNOWN',
    'This pickup time is not there any more. Choose another one.',
  );
}

/** The fields that make an order a pre-order. The mess agreed when it offered the slot. Rule: pre-orders-5 */
export function asPreOrder(order: OrderRecord, slot: ChosenSlot, now: Date): OrderRecord {
  const { meal, rule, startsAt, orderBy } = slot;
  const policy = rule.proof === 'payment' ? 'first' : undefined;
  return {
    ...order,
    status: 'confirmed',
    statusTimes: { confirmed: order.createdAt },
    readyFor: startsAt,
    estimatedReadyAt: startsAt,
    mealId: meal.id,
    mealName: meal.name,
    orderBy,
    ...(policy && {
      awaitsPaymentUntil: awaitsPaymentUntil(order.paymentMethod, { policy }, now),
    }),
    ...(rule.max && { takesSlotRoom: true }),
  };
}

/**
 * Refuses a pre-order without the proof that the mess demands. A mess without online payments, or an order of Rs 0, needs a
 * proven phone.
 * @throws AppError PHONE_PROOF_REQUIRED, PAYMENT_METHOD_UNAVAILABLE
 * Rule: pre-orders-4
 */
export function checkPreOrderProof(
  { proof }: PreOrderRule,
  { awaitsPaymentUntil, totalPaise }: OrderRecord,
  provenPhone: string | undefined,
  { settings: { payment } }: VendorRow,
): void {
  if (proof === 'payment' && toMethodSwitches(payment).online && totalPaise > 0) {
    if (awaitsPaymentUntil) return;
    const message = 'Please pay online to order ahead here.';
    throw new AppError('PAYMENT_METHOD_UNAVAILABLE', message, { data: { methods: ['online'] } });
  }
  if (!provenPhone) throw phoneProofRequired('Confirm your phone to order ahead.');
}

/** The room of the order's slot; undefined if the slot has no maximum. Rule: pre-orders-3 */
export function slotWindow(
  { id }: VendorRow,
  order: OrderRecord,
  slot: ChosenSlot,
): RoomWindow | undefined {
  const { rule, startsAt } = slot;
  if (!rule.max) return undefined;
  const window: RoomWindow = {
    key: keys.slot(id, startsAt),
    cap: rule.max,
    portions: portionsOf(order.lines),
    expiresAt: slotExpiresAt(startsAt),
    isFirstUnlimited: false,
    refusalOf: () => slotFull(id, slot, window),
  };
  return window;
}

async function slotFull(vendorId: string, slot: ChosenSlot, window: RoomWindow): Promise<AppError> {
  const rows = await readSlots(vendorId, slot.date);
  const amount = amountOf(window);
  const next = slot.starts
    .filter((start) => start > slot.startsAt && roomLeft(window, rows.get(start)) >= amount)
    .slice(0, maxNext);
  return new AppError('SLOT_FULL', 'This pickup time is full. Please choose another one.', {
    data: { next },
  });
}
