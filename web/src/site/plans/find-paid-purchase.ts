import { forgetHold, keptHold } from './kept-hold.ts';
import { chooseSubdomainUrl, readPaymentSession } from './payment-session.ts';
import { keepPurchase } from './purchase-session.ts';

export interface PaidStage {
  name: 'paid';
  planName: string;
  /** Absent if it was paid before this page loaded. */
  email?: string | undefined;
  /** The page to choose another subdomain, if it is lost. Rule: plans-29 */
  chooseUrl?: string | undefined;
}

/**
 * Finds out whether the held order was paid after all, and stores the purchase in this tab. Undefined also if the server
 * can't be reached, because the server refuses a second payment. Rule: plans-23
 */
export async function findPaidPurchase(): Promise<PaidStage | undefined> {
  const token = keptHold()?.token;
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
