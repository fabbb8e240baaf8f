import { useQuery } from '@tanstack/react-query';
import type { SubdomainState } from '@thali/shared/payments/check-subdomain.contract';
import { callApi } from '../../lib/api/call-api.ts';
import { useSettled } from '../../lib/time/use-settled.ts';

export interface SubdomainCheck {
  /** `own`: held for this buyer, who is back from a closed checkout. */
  state: SubdomainState | 'own' | 'checking' | 'unknown';
  message?: string | undefined;
}

/** Long enough for a word, short enough to be an answer to it. */
const pauseMs = 400;

/** Whether a subdomain can be had, asked when the typing pauses. */
export function useSubdomainCheck(subdomain: string, ownSubdomain?: string): SubdomainCheck {
  const asked = useSettled(subdomain, pauseMs);
  const isOwn = asked === ownSubdomain;
  const { data, isError } = useQuery({
    // What was free is held once its order is made.
    queryKey: ['subdomain', asked, isOwn],
    queryFn: ({ signal }) =>
      callApi('GET /payments/subdomain-availability', {
        query: { subdomain: asked },
        signal,
        // A hint: the payment order decides.
        background: true,
      }),
    enabled: asked !== '',
    staleTime: 5000,
  });
  if (subdomain === '') return { state: 'unknown' };
  if (asked !== subdomain || !data) return { state: isError ? 'unknown' : 'checking' };
  if (data.state === 'held' && isOwn) return { state: 'own' };
  return { state: data.state, message: data.message ?? undefined };
}
