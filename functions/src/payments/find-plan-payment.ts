import { isPlanPayment, type PlanPayment } from './payment-rows.ts';
import { readPayment } from './payments.table.ts';
import { orderIdOfToken } from './session-token.ts';

/** The plan payment of a session token; undefined for an invalid token. 1 read unit. */
export async function findPlanPayment(token = ''): Promise<PlanPayment | undefined> {
  const orderId = await orderIdOfToken(token);
  const payment = orderId ? await readPayment(orderId) : undefined;
  return payment && isPlanPayment(payment) ? payment : undefined;
}
