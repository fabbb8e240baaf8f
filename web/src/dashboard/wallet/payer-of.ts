import type { SessionState } from '../../account/session/session-store.ts';
import type { FeePayment } from './pay-settlement.ts';

/** Whoever is signed in, as Checkout fills it in. */
export function payerOf(session: SessionState): FeePayment['payer'] {
  if (session.status !== 'signed-in') return {};
  const { name, email, phone } = session.user;
  return { name, ...(email && { email }), ...(phone && { phone }) };
}
