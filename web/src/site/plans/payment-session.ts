import type { OutputOf } from '@thali/shared/http/http-contract';
import type { getPaymentSession } from '@thali/shared/payments/payment-session.contract';
import { callApi } from '../../lib/api/call-api.ts';

export type PaymentSession = OutputOf<typeof getPaymentSession>['session'];

/** What the server knows of a payment. @throws ApiError PAYMENT_NOT_FOUND, NetworkError */
export async function readPaymentSession(
  token: string,
  signal?: AbortSignal,
): Promise<PaymentSession> {
  const { session } = await callApi<{ session: PaymentSession }>('GET', '/payments/session', {
    headers: { 'x-payment-session': token },
    signal,
    // The cards ask again by themselves.
    background: true,
  });
  return session;
}
