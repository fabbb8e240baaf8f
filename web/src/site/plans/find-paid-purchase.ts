import { forgetHold, keptHold } from './kept-hold.ts';
import { chooseSubdomainUrl, readPaymentSession } from './payment-session.ts';
import { keepPurchase } from './purchase-session.ts';

export interface PaidStage {
  name: 'paid';
  planName: string;
  /** Absent: it was paid before this page was loaded. */
  email?: string | undefined;
  /** Where to choose another subdomain, if it is lost. Rule: plans-29 */
  chooseUrl?: string | undefined;
}

/**
 * Whether the order that this browser still takes for unpaid was paid after all; then the purchase is this tab's
 * again. Undefined also where the server can't be asked: it refuses a second payment by itself. Rule: plans-23
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
