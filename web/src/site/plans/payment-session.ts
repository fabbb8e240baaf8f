import { callApi } from '../../lib/api/call-api.ts';
import type { AnswerOf } from '../../lib/api/calls.ts';

export type PaymentSession = AnswerOf<'GET /payments/session'>['session'];

/** What the server knows of a payment. @throws ApiError PAYMENT_NOT_FOUND, NetworkError */
export async function readPaymentSession(
  token: string,
  signal?: AbortSignal,
): Promise<PaymentSession> {
  const { session } = await callApi('GET /payments/session', {
    headers: { 'x-payment-session': token },
    signal,
    // The cards ask again by themselves.
    background: true,
  });
  return session;
}

/** What a buyer reads whose payment came in after the subdomain was lost. Rule: plans-29 */
export const lostSubdomainText =
  'Your payment is safe. Your web address was taken just before it came in: please choose another one.';

/** Where to choose another subdomain, if it is lost. What follows the # reaches no server. */
export function chooseSubdomainUrl(
  token: string,
  session: Pick<PaymentSession, 'needsSubdomain'> | undefined,
): string | undefined {
  if (!session?.needsSubdomain) return undefined;
  return `/choose-subdomain#token=${encodeURIComponent(token)}`;
}
