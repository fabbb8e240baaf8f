import { callApi } from '../../lib/api/call-api.ts';
import type { AnswerOf } from '../../lib/api/calls.ts';
import { apiKey } from '../../lib/data/api-query.ts';
import { useApi } from '../../lib/data/use-api.ts';

export type PaymentSession = AnswerOf<'GET /payments/session'>['session'];

/** The request for a payment's state. */
const requestFor = (token: string) => ({ headers: { 'x-payment-session': token } });

/** @throws ApiError PAYMENT_NOT_FOUND, NetworkError */
export async function readPaymentSession(token: string): Promise<PaymentSession> {
  const { session } = await callApi('GET /payments/session', {
    ...requestFor(token),
    background: true,
  });
  return session;
}

/** The cache key of a payment's state. */
export function paymentSessionKey(token: string) {
  return apiKey('GET /payments/session', requestFor(token));
}

/** Reads the state of a payment. An empty token reads nothing. */
export function usePaymentSession(
  token: string,
  options: Parameters<typeof useApi<'GET /payments/session'>>[2] = {},
) {
  const { enabled = true, ...rest } = options;
  return useApi('GET /payments/session', requestFor(token), {
    ...rest,
    background: true,
    enabled: token !== '' && enabled,
  });
}

/** Polls the state of a payment until the state is final. */
export function useActivation(token: string, enabled = true) {
  return usePaymentSession(token, {
    enabled,
    staleTime: 0,
    refetchInterval: ({ state }) => pollMs[state.data?.session.cardState ?? 'buy-now'],
  });
}

/**
 * Polls fast until the e-mail goes out after some seconds, then slowly until the first sign-in, which may take days.
 */
const pollMs = {
  'buy-now': 3000,
  'activation-pending': 3000,
  'payment-completed': 30_000,
  'account-active': false,
} as const;

/** The text for a buyer who paid after another buyer got the subdomain. Rule: plans-29 */
export const lostSubdomainText =
  'Your payment is safe, but another buyer took your web address just before. Please choose another one.';

/** The page to choose another subdomain if another buyer got this subdomain. Servers do not see the part after #. */
export function chooseSubdomainUrl(
  token: string,
  session: Pick<PaymentSession, 'needsSubdomain'> | undefined,
): string | undefined {
  if (!session?.needsSubdomain) return undefined;
  return `/choose-subdomain#token=${encodeURIComponent(token)}`;
}
