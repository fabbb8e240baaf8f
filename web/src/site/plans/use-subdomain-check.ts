import { useQuery } from '@tanstack/react-query';
import type { SubdomainState } from '@thali/shared/payments/check-subdomain.contract';
import { callApi } from '../../lib/api/call-api.ts';
import { useSettled } from '../../lib/time/use-settled.ts';
import { keptHold } from './kept-hold.ts';

export interface SubdomainCheck {
  state: SubdomainState | 'checking' | 'unknown';
  message?: string | undefined;
}

/** Long enough for a word, short enough to be an answer to it. */
const pauseMs = 400;

/** Whether a subdomain can be had, asked when the typing pauses. */
export function useSubdomainCheck(subdomain: string): SubdomainCheck {
  const asked = useSettled(subdomain, pauseMs);
  const held = keptHold();
  // Only its own hold is asked about with it.
  const token = held?.subdomain === asked ? held.token : undefined;
  const { data, isError } = useQuery({
    // What was free is held once its order is made.
    queryKey: ['subdomain', asked, token],
    queryFn: ({ signal }) =>
      callApi('GET /payments/subdomain-availability', {
        query: { subdomain: asked },
        headers: token ? { 'x-payment-session': token } : {},
        signal,
        // A hint: the payment order decides.
        background: true,
      }),
    enabled: asked !== '',
    staleTime: 5000,
  });
  if (subdomain === '') return { state: 'unknown' };
  if (asked !== subdomain || !data) return { state: isError ? 'unknown' : 'checking' };
  return { state: data.state, message: data.message ?? undefined };
}
