import { chooseSubdomainUrl, readPaymentSession } from './payment-session.ts';
import { keepPurchase } from './purchase-session.ts';
import { forgetHold, storedHold } from './stored-hold.ts';

export interface PaidStage {
  name: 'paid';
  planName: string;
  /** Absent if the payment came before this page loaded. */
  email?: string | undefined;
  /** The page to choose another subdomain if this one is lost. Rule: plans-29 */
  chooseUrl?: string | undefined;
}

/**
 * Checks whether the held order is paid after all, and stores the purchase in this tab. Also undefined if the server
 * can't be reached: the server refuses a second payment anyway. Rule: plans-23
 */
export async function findPaidPurchase(): Promise<PaidStage | undefined> {
  const token = storedHold()?.token;
  if (!token) return undefined;
  const session = await readPaymentSession(token).catch(() => undefined);
  if (!session || session.card === 'buy-now') return undefined;
  const { orderId, planId, planName, subdomain } = session;
  const sessionId = crypto.randomUUID();
  const timestamp = Date.now();
  keepPurchase({
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
  return { name: 'paid', planName, chooseUrl: chooseSubdomainUrl(token, session) };
}
