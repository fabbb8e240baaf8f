import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type {
  confirmUpi as confirmContract,
  setUpi as setContract,
} from '@thali/shared/order-payments/payment-settings.contract';
import type { PaymentSettings } from '@thali/shared/orders/payment-methods';
import type { Actor } from '../http/actor.ts';
import type { RequestContext } from '../http/pipeline.ts';
import { beginChange, changeAsOwner } from './change-as-owner.ts';

type Typed = InputOf<typeof setContract>['body'];

/** Another id is not confirmed: until it is, guests are not sent to it. Rule: pay-10, pay-11 */
export async function setUpi(
  actor: Actor,
  { body }: InputOf<typeof setContract>,
  context: RequestContext,
): Promise<OutputOf<typeof setContract>> {
  const vendorId = await beginChange(actor);
  const change = (before: PaymentSettings) => ({
    after: body.upiId === '' ? withoutUpi(before) : withUpi(before, body),
  });
  return changeAsOwner(actor, vendorId, change, context);
}

/** By the id that the owner saw: where it is another one by now, nothing is confirmed. Rule: pay-11 */
export async function confirmUpi(
  actor: Actor,
  { body: { upiId } }: InputOf<typeof confirmContract>,
  context: RequestContext,
): Promise<OutputOf<typeof confirmContract>> {
  const vendorId = await beginChange(actor);
  const change = (before: PaymentSettings) => ({ after: confirmed(before, upiId) });
  return changeAsOwner(actor, vendorId, change, context);
}

function withUpi(before: PaymentSettings, { upiId, payeeName = '' }: Typed): PaymentSettings {
  const { upi } = before;
  if (upi?.id !== upiId) {
    return { ...before, accepts: acceptsWithout(before), upi: { id: upiId, payeeName } };
  }
  return upi.payeeName === payeeName ? before : { ...before, upi: { ...upi, payeeName } };
}

function withoutUpi(before: PaymentSettings): PaymentSettings {
  if (!before.upi) return before;
  const { upi, ...others } = before;
  return { ...others, accepts: acceptsWithout(before) };
}

/** What a mess accepts while it has no confirmed id. */
function acceptsWithout({ accepts }: PaymentSettings): PaymentSettings['accepts'] {
  return accepts === 'upi' ? 'off' : accepts;
}

/** Who tried it with a rupee wants it: it is switched on, unless the mess takes payments online. */
function confirmed(before: PaymentSettings, upiId: string): PaymentSettings {
  const { upi, accepts } = before;
  if (upi?.id !== upiId) {
    throw new AppError('UPI_ID_CHANGED', 'Your UPI ID has changed. Please check it again.');
  }
  if (upi.confirmedAt) return before;
  return {
    ...before,
    accepts: accepts === 'off' ? 'upi' : accepts,
    upi: { ...upi, confirmedAt: new Date().toISOString() },
  };
}
