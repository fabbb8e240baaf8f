import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type {
  checkSubdomain as contract,
  SubdomainState,
} from '@thali/shared/payments/check-subdomain.contract';
import { isReservedSubdomain, Subdomain } from '@thali/shared/vendors/subdomain';
import type { Actor } from '../http/actor.ts';
import { findPlanPayment } from './find-plan-payment.ts';
import { readSubdomainState } from './subdomain-holds.table.ts';
import { subdomainMessages } from './subdomain-refusal.ts';

/** Checks a subdomain for the form. The result is only a hint: the conditional write of the hold decides. */
export async function checkSubdomain(
  _actor: Actor,
  { headers, query: { subdomain } }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const state = await findSubdomainState(subdomain, headers['x-payment-session']);
  const available = state === 'free' || state === 'own';
  return { subdomain, available, state, message: available ? null : subdomainMessages[state] };
}

async function findSubdomainState(
  subdomain: string,
  token: string | undefined,
): Promise<SubdomainState> {
  if (!Subdomain.safeParse(subdomain).success) return 'invalid';
  if (isReservedSubdomain(subdomain)) return 'reserved';
  const earlier = token ? await findPlanPayment(token) : undefined;
  return readSubdomainState(subdomain, earlier?.heldBy);
}
