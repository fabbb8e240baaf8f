import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type {
  checkSubdomain as contract,
  SubdomainState,
} from '@thali/shared/payments/check-subdomain.contract';
import { isReservedSubdomain, Subdomain } from '@thali/shared/vendors/subdomain';
import type { Actor } from '../http/actor.ts';
import { readSubdomainState } from './subdomain-holds.table.ts';
import { subdomainMessages } from './subdomain-refusal.ts';

/** Only a hint for the form: the conditional write that holds the subdomain decides. */
export async function checkSubdomain(
  _actor: Actor,
  { query: { subdomain } }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const state = await stateOf(subdomain);
  const message = state === 'free' ? null : subdomainMessages[state];
  return { subdomain, available: state === 'free', state, message };
}

async function stateOf(subdomain: string): Promise<SubdomainState> {
  if (!Subdomain.safeParse(subdomain).success) return 'invalid';
  if (isReservedSubdomain(subdomain)) return 'reserved';
  return readSubdomainState(subdomain);
}
