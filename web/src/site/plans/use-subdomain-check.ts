import type { SubdomainState } from '@thali/shared/payments/check-subdomain.contract';
import { useApi } from '../../lib/data/use-api.ts';
import { useDebounced } from '../../lib/time/use-debounced.ts';
import { storedHold } from './stored-hold.ts';

export interface SubdomainCheck {
  state: SubdomainState | 'checking' | 'unknown';
  message?: string | undefined;
}

/** This pause is long enough to type a word, and short enough for a quick answer. */
const pauseMs = 400;

/** Checks whether a subdomain is free whenever the buyer stops typing. */
export function useSubdomainCheck(subdomain: string): SubdomainCheck {
  const debouncedSubdomain = useDebounced(subdomain, pauseMs);
  const hold = storedHold();
  // Sends the token only for the subdomain that the token reserves.
  const token = hold?.subdomain === debouncedSubdomain ? hold.token : undefined;
  const request = {
    query: { subdomain: debouncedSubdomain },
    // The token becomes part of the cache key, because an order changes the state from free to held.
    headers: token ? { 'x-payment-session': token } : {},
  };
  const { data, isError } = useApi('GET /payments/subdomain-availability', request, {
    // The check is a hint. The payment order decides.
    background: true,
    enabled: debouncedSubdomain !== '',
    staleTime: 5000,
  });
  if (subdomain === '') return { state: 'unknown' };
  if (debouncedSubdomain !== subdomain || !data) return { state: isError ? 'unknown' : 'checking' };
  return { state: data.state, message: data.message ?? undefined };
}
