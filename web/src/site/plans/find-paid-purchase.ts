import { chooseSubdomainUrl, readPaymentSession } from './payment-session.ts';
import { storePurchase } from './purchase-session.ts';
import { forgetHold, storedHold } from './stored-hold.ts';

export interface PaidStage {
  name: 'paid';
  planName: string;
  /** The token that reads the payment's state. */
  token: string;
  /** Absent if the payment came before this page loaded. */
  email?: string | undefined;
  /** The page to choose another subdomain, if another buyer got this subdomain. Rule: plans-29 */
  chooseUrl?: string | undefined;
}

/**
 * Looks for a payment of the subdomain that this browser holds, and stores the purchase in this tab. Returns undefined if the read fails,
 * which is safe, because the server refuses a second payment.
 * Rule: plans-23
 */
export async function findPaidPurchase(): Promise<PaidStage | undefined> {
  const token = storedHold()?.token;
  if (!token) return undefined;
  const session = await readPaymentSession(token).catch(() => undefined);
  if (!session || session.cardState === 'buy-now') return undefined;
  const { orderId, planId, planName, subdomain } = session;
  const sessionId = crypto.randomUUID();
  const timestamp = Date.now();
  storePurchase({
    sessionId,
    completed: true,
    orderId,
    planId,
    planName,
    subdomain,
    timestamp,
    token,
  });
  forgetHold();
  return { name: 'paid', planName, token, chooseUrl: chooseSubdomainUrl(token, session) };
}
