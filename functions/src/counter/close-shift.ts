import type {
  closeShift as closeContract,
  getShift as getContract,
  listShiftCloses as listContract,
  ShiftClose,
} from '@thali/shared/counter/shift-close.contract';
import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { formatShortPaise, toPaise, toRupees } from '@thali/shared/money/paise';
import { type Actor, actorId, staffNameOf } from '../http/actor.ts';
import { keyReused } from '../http/key-reused.ts';
import { personIdFor } from '../ids/new-id.ts';
import { confirmedUpi } from '../order-payments/upi-payment-data.ts';
import { offlineFigures } from '../orders/store/offline-sale.ts';
import { ownVendorOf } from '../vendors/own-or-named-vendor.ts';
import { readVendor } from '../vendors/vendors.table.ts';
import {
  readDrawer,
  readShiftClose,
  readShiftCloses,
  type ShiftCloseRow,
  writeShiftClose,
} from './drawers.table.ts';

export async function getShift(
  actor: Actor,
  _input: InputOf<typeof getContract>,
): Promise<OutputOf<typeof getContract>> {
  const vendorId = ownVendorOf(actor);
  const [drawer, vendor] = await Promise.all([
    readDrawer(vendorId, actorId(actor)),
    readVendor(vendorId),
  ]);
  const upi = confirmedUpi(vendor);
  const offline = drawer && offlineFigures(drawer);
  return {
    expected: toRupees(drawer?.cashPaise ?? 0),
    since: drawer?.closedAt ?? null,
    ...(actor.role === 'vendor' && {
      sellerId: actor.personId ?? personIdFor(vendorId, actor.userId),
    }),
    ...(offline && { offline }),
    ...(upi && { upi: { upiId: upi.id, payeeName: upi.payeeName } }),
  };
}

/**
 * A sale between the read and the close makes the close fail, so the difference is always correct.
 * @throws AppError SHIFT_CHANGED, IDEMPOTENCY_KEY_REUSED
 */
export async function closeShift(
  actor: Actor,
  { body, headers }: InputOf<typeof closeContract>,
): Promise<OutputOf<typeof closeContract>> {
  const [vendorId, counterId] = [ownVendorOf(actor), actorId(actor)];
  const key = headers['idempotency-key'];
  const before = await readDrawer(vendorId, counterId);
  if (key && before?.closeKey === key && before.closedAt) {
    const close = await readShiftClose(vendorId, { at: before.closedAt, counterId });
    if (close?.countedPaise === toPaise(body.counted)) return { close: toClose(close) };
    if (close) {
      const counted = formatShortPaise(close.countedPaise);
      throw keyReused(`Your first try closed the shift, with ${counted} counted.`);
    }
  }
  const expectedPaise = before?.cashPaise ?? 0;
  const offline = before && offlineFigures(before);
  const close = {
    at: new Date().toISOString(),
    counterId,
    counter: 'deviceId' in actor ? actor.name : staffNameOf(actor),
    by: staffNameOf(actor),
    expectedPaise,
    countedPaise: toPaise(body.counted),
    ...(offline && { offline }),
  };
  const isCurrent = toPaise(body.expected) === expectedPaise;
  if (isCurrent && (await writeShiftClose(vendorId, before, close, key))) {
    return { close: toClose(close) };
  }
  const current = await readDrawer(vendorId, counterId);
  throw new AppError('SHIFT_CHANGED', 'The cash has changed meanwhile. Please count again.', {
    data: { expected: toRupees(current?.cashPaise ?? 0) },
  });
}

const maxListed = 50;

export async function listShiftCloses(
  _actor: Actor,
  { params: { vendorId } }: InputOf<typeof listContract>,
): Promise<OutputOf<typeof listContract>> {
  return { closes: (await readShiftCloses(vendorId, maxListed)).map(toClose) };
}

function toClose({ at, counterId, counter, by, offline, ...paise }: ShiftCloseRow): ShiftClose {
  return {
    id: `${at}#${counterId}`,
    at,
    counter,
    by,
    expected: toRupees(paise.expectedPaise),
    counted: toRupees(paise.countedPaise),
    ...(offline && { offline }),
  };
}
