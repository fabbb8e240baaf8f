import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { toAccepts, toMethodSwitches } from '@thali/shared/order-payments/methods-of';
import type {
  confirmUpi as confirmContract,
  setUpi as setContract,
} from '@thali/shared/order-payments/payment-settings.contract';
import type { PaymentSettings } from '@thali/shared/orders/payment-methods';
import type { Actor } from '../http/actor.ts';
import type { RequestContext } from '../http/pipeline.ts';
import { authorizeSettingsChange, changeAsOwner } from './change-as-owner.ts';

type UpiInput = InputOf<typeof setContract>['body'];

/** A new UPI ID is unconfirmed, so guests do not see it yet. Rule: pay-10, pay-11 */
export async function setUpi(
  actor: Actor,
  { body }: InputOf<typeof setContract>,
  context: RequestContext,
): Promise<OutputOf<typeof setContract>> {
  const vendorId = await authorizeSettingsChange(actor);
  const change = (before: PaymentSettings) => ({
    after: body.upiId === '' ? withoutUpi(before) : withUpi(before, body),
  });
  return changeAsOwner(actor, vendorId, change, context);
}

/** Confirms the UPI ID that the owner has seen. Refuses if the ID has changed since. Rule: pay-11 */
export async function confirmUpi(
  actor: Actor,
  { body: { upiId } }: InputOf<typeof confirmContract>,
  context: RequestContext,
): Promise<OutputOf<typeof confirmContract>> {
  const vendorId = await authorizeSettingsChange(actor);
  const change = (before: PaymentSettings) => ({ after: confirmUpiId(before, upiId) });
  return changeAsOwner(actor, vendorId, change, context);
}

function withUpi(before: PaymentSettings, { upiId, payeeName = '' }: UpiInput): PaymentSettings {
  const { upi } = before;
  if (upi?.id !== upiId) {
    return { ...before, accepts: withUpiSwitch(before, false), upi: { id: upiId, payeeName } };
  }
  return upi.payeeName === payeeName ? before : { ...before, upi: { ...upi, payeeName } };
}

function withoutUpi(before: PaymentSettings): PaymentSettings {
  if (!before.upi) return before;
  const { upi, ...rest } = before;
  return { ...rest, accepts: withUpiSwitch(before, false) };
}

function withUpiSwitch(before: PaymentSettings, upi: boolean): PaymentSettings['accepts'] {
  return toAccepts({ ...toMethodSwitches(before), upi });
}

/** Switches UPI on, because the owner has tested the ID with a payment of one rupee. */
function confirmUpiId(before: PaymentSettings, upiId: string): PaymentSettings {
  const { upi } = before;
  if (upi?.id !== upiId) {
    throw new AppError('UPI_ID_CHANGED', 'Your UPI ID has changed. Please check it again.');
  }
  if (upi.confirmedAt) return before;
  return {
    ...before,
    accepts: withUpiSwitch(before, true),
    upi: { ...upi, confirmedAt: new Date().toISOString() },
  };
}
