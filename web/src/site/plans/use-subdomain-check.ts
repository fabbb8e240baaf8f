import type { SubdomainState } from '@thali/shared/payments/check-subdomain.contract';
import { useApi } from '../../lib/data/use-api.ts';
import { useSettled } from '../../lib/time/use-settled.ts';
import { keptHold } from './kept-hold.ts';

export interface SubdomainCheck {
  state: SubdomainState | 'checking' | 'unknown';
  message?: string | undefined;
}

/** Waits until a word is typed, and still answers quickly. */
const pauseMs = 400;

/** Asks whether a subdomain is free, each time that the typing pauses. */
export function useSubdomainCheck(subdomain: string): SubdomainCheck {
  const asked = useSettled(subdomain, pauseMs);
  const held = keptHold();
  // The token of a hold goes along for its own subdomain alone.
  const token = held?.subdomain === asked ? held.token : undefined;
  const request = {
    query: { subdomain: asked },
    // The token is part of the cache key: a free subdomain is held once its order is made.
    headers: token ? { 'x-payment-session': token } : {},
  };
  const { data, isError } = useApi('GET /payments/subdomain-availability', request, {
    // A hint: the payment order decides.
    background: true,
    enabled: asked !== '',
    staleTime: 5000,
  });
  if (subdomain === '') return { state: 'unknown' };
  if (asked !== subdomain || !data) return { state: isError ? 'unknown' : 'checking' };
  return { state: data.state, message: data.message ?? undefined };
}
