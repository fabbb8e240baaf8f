import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { PaymentSettings } from '@thali/shared/order-payments/payment-methods';
import type {
  confirmUpi as confirmContract,
  setUpi as setContract,
} from '@thali/shared/order-payments/upi-account.contract';
import { countTry } from '../auth/limits/rate-limits.table.ts';
import { type Actor, assertUser } from '../http/actor.ts';
import { ownVendorOf } from '../vendors/own-or-named-vendor.ts';
import { changeUpiSettings } from './change-upi-settings.table.ts';
import { reportUpiChange } from './report-upi-change.ts';

type Typed = InputOf<typeof setContract>['body'];

const limitOf = (vendorId: string) => ({
  scope: `upi-id:${vendorId}`,
  most: 20,
  windowSeconds: 3600,
});

/** Another id is not confirmed: until it is, guests are not sent to it. Rule: pay-10, pay-11 */
export async function setUpi(
  actor: Actor,
  { body }: InputOf<typeof setContract>,
): Promise<OutputOf<typeof setContract>> {
  assertUser(actor);
  const vendorId = ownVendorOf(actor);
  await countTry(limitOf(vendorId));
  const { vendor, isChanged } = await changeUpiSettings(vendorId, (before) =>
    body.upiId === '' ? withoutUpi(before) : withUpi(before, body),
  );
  if (isChanged) await reportUpiChange(actor.userId, vendor, 'upi-id');
  return { settings: vendor.settings };
}

/** By the id that the owner saw: where it is another one by now, nothing is confirmed. Rule: pay-11 */
export async function confirmUpi(
  actor: Actor,
  { body: { upiId } }: InputOf<typeof confirmContract>,
): Promise<OutputOf<typeof confirmContract>> {
  assertUser(actor);
  const vendorId = ownVendorOf(actor);
  await countTry(limitOf(vendorId));
  const { vendor, isChanged } = await changeUpiSettings(vendorId, (before) =>
    confirmed(before, upiId),
  );
  if (isChanged) await reportUpiChange(actor.userId, vendor, 'upi-on');
  return { settings: vendor.settings };
}

function withUpi(
  before: PaymentSettings | undefined,
  { upiId, payeeName = '' }: Typed,
): PaymentSettings | undefined {
  const upi = before?.upi;
  if (!before || upi?.id !== upiId) {
    return { ...before, accepts: acceptsWithout(before), upi: { id: upiId, payeeName } };
  }
  return upi.payeeName === payeeName ? before : { ...before, upi: { ...upi, payeeName } };
}

function withoutUpi(before: PaymentSettings | undefined): PaymentSettings | undefined {
  if (!before?.upi) return before;
  const { upi, ...others } = before;
  return { ...others, accepts: acceptsWithout(before) };
}

/** What a mess accepts while it has no confirmed id. */
function acceptsWithout(before: PaymentSettings | undefined): PaymentSettings['accepts'] {
  return before?.accepts === 'online' ? 'online' : 'off';
}

/** Who tried it with a rupee wants it: it is switched on, unless the mess takes payments online. */
function confirmed(before: PaymentSettings | undefined, upiId: string): PaymentSettings {
  if (before?.upi?.id !== upiId) {
    throw new AppError('UPI_ID_CHANGED', 'This is no longer your UPI id. Please look at it again.');
  }
  if (before.upi.confirmedAt) return before;
  const upi = { ...before.upi, confirmedAt: new Date().toISOString() };
  return { ...before, accepts: before.accepts === 'online' ? 'online' : 'upi', upi };
}
