import type { SubdomainState } from '@thali/shared/payments/check-subdomain.contract';
import { useApi } from '../../lib/data/use-api.ts';
import { useSettled } from '../../lib/time/use-settled.ts';
import { storedHold } from './stored-hold.ts';

export interface SubdomainCheck {
  state: SubdomainState | 'checking' | 'unknown';
  message?: string | undefined;
}

/** Long enough to type a word, and short enough for a quick answer. */
const pauseMs = 400;

/** Checks whether a subdomain is free each time the typing pauses. */
export function useSubdomainCheck(subdomain: string): SubdomainCheck {
  const settledSubdomain = useSettled(subdomain, pauseMs);
  const hold = storedHold();
  // The request has the token of a hold only for the subdomain of that hold.
  const token = hold?.subdomain === settledSubdomain ? hold.token : undefined;
  const request = {
    query: { subdomain: settledSubdomain },
    // The token is part of the cache key, because an order turns a free subdomain into a held one.
    headers: token ? { 'x-payment-session': token } : {},
  };
  const { data, isError } = useApi('GET /payments/subdomain-availability', request, {
    // The check is a hint. The payment order decides.
    background: true,
    enabled: settledSubdomain !== '',
    staleTime: 5000,
  });
  if (subdomain === '') return { state: 'unknown' };
  if (settledSubdomain !== subdomain || !data) return { state: isError ? 'unknown' : 'checking' };
  return { state: data.state, message: data.message ?? undefined };
}
