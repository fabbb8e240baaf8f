import type { OutputOf } from '@thali/shared/http/http-contract';
import { toAccepts, toMethodSwitches } from '@thali/shared/order-payments/methods-of';
import type { removePaymentAccount as contract } from '@thali/shared/order-payments/payment-settings.contract';
import type { PaymentSettings } from '@thali/shared/orders/payment-methods';
import type { Actor } from '../http/actor.ts';
import type { RequestContext } from '../http/pipeline.ts';
import { retireAccount } from '../payments/accounts/accounts.table.ts';
import { authorizeSettingsChange, changeAsOwner } from './change-as-owner.ts';

/** Removes the mess's account for new payments. Refunds of its earlier payments still use the account. Rule: pay-5 */
export async function removePaymentAccount(
  actor: Actor,
  _input: unknown,
  context: RequestContext,
): Promise<OutputOf<typeof contract>> {
  const vendorId = await authorizeSettingsChange(actor);
  return changeAsOwner(
    actor,
    vendorId,
    (before) => ({
      after: withoutAccount(before),
      writes: before.account ? [retireAccount(vendorId, before.account.keyId)] : [],
    }),
    context,
  );
}

function withoutAccount({ account, policy, ...rest }: PaymentSettings): PaymentSettings {
  return { ...rest, accepts: toAccepts({ ...toMethodSwitches(rest), online: false }) };
}
