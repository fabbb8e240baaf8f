import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { toAccepts, toMethodSwitches } from '@thali/shared/order-payments/methods-of';
import type { setPaymentMethods as contract } from '@thali/shared/order-payments/payment-settings.contract';
import type { PaymentSettings } from '@thali/shared/orders/payment-methods';
import type { Actor } from '../http/actor.ts';
import type { RequestContext } from '../http/pipeline.ts';
import { authorizeSettingsChange, changeAsOwner } from './change-as-owner.ts';
import { paymentMethodUnavailable } from './payment-method-unavailable.ts';

type MethodChoice = InputOf<typeof contract>['body'];

/** UPI needs a confirmed UPI ID; online payment needs an account. Rule: pay-1 */
export async function setPaymentMethods(
  actor: Actor,
  { body }: InputOf<typeof contract>,
  context: RequestContext,
): Promise<OutputOf<typeof contract>> {
  const vendorId = await authorizeSettingsChange(actor);
  return changeAsOwner(
    actor,
    vendorId,
    (before) => ({ after: chooseMethods(before, body) }),
    context,
  );
}

function chooseMethods(before: PaymentSettings, choice: MethodChoice): PaymentSettings {
  if (choice.upi && !before.upi?.confirmedAt) {
    throw paymentMethodUnavailable('Enter your UPI ID and confirm the test payment first.');
  }
  if (choice.online && !before.account) {
    throw paymentMethodUnavailable('Enter the keys of your Razorpay account first.');
  }
  const switched = toMethodSwitches(before);
  const { upi = switched.upi, online = switched.online } = choice;
  const accepts = toAccepts({ upi, online });
  const { policy: policyBefore, ...rest } = before;
  const policy = online ? (choice.policy ?? policyBefore ?? 'first') : undefined;
  if (before.accepts === accepts && policyBefore === policy) return before;
  return { ...rest, accepts, ...(policy && { policy }) };
}
