import type { PlanPayment } from '../../payments/payment-rows.ts';
import { provision } from './provision-vendor.ts';
import { hasSignedIn } from './send-welcome.ts';

/**
 * Whether the welcome e-mail arrived is not known after a crash while it was sent. Once the vendor has
 * changed the temporary password, it did, and the payment is done without a person.
 */
export async function confirmWelcome(payment: PlanPayment): Promise<void> {
  if (payment.step !== 'welcome' || !payment.welcomeBegunBy) return;
  if (await hasSignedIn(payment)) await provision(payment.orderId, { resumes: true });
}
