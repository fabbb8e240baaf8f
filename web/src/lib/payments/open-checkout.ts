import { toPaise } from '@thali/shared/money/paise';
import { type CheckoutAnswer, loadCheckout } from './load-checkout.ts';
import type { PaymentOrder, PayOptions } from './pay-with-razorpay.ts';
import * as texts from './payment-toast-texts.ts';

/**
 * Opens Razorpay's Checkout until the buyer pays or closes it. Close our own dialogs first, because they would cover
 * Checkout.
 * @returns undefined if the buyer or the signal closes Checkout
 * @throws if the script does not load, or if the buyer closes Checkout after a refused payment
 */
export async function openCheckout(
  order: PaymentOrder,
  { payee = 'Thali', description, name = '', email = '', phone = '', signal }: PayOptions,
): Promise<CheckoutAnswer | undefined> {
  const Checkout = await loadCheckout();
  if (signal?.aborted) return undefined;
  let closeCheckout = () => {};
  const answer = new Promise<CheckoutAnswer | undefined>((resolve, reject) => {
    let hasFailed = false;
    const settleClosed = () =>
      hasFailed ? reject(new Error(texts.paymentFailed)) : resolve(undefined);
    const checkout = new Checkout({
      key: order.keyId ?? '',
      amount: toPaise(order.amount),
      currency: order.currency,
      order_id: order.id,
      name: payee,
      description,
      prefill: { name, email, contact: phone },
      theme: { color: accent() },
      modal: { ondismiss: settleClosed, confirm_close: true },
      handler: resolve,
    });
    checkout.on('payment.failed', () => {
      hasFailed = true;
    });
    closeCheckout = () => {
      // Resolves first, because Checkout's closing event would report an earlier refused card.
      resolve(undefined);
      checkout.close();
    };
    signal?.addEventListener('abort', closeCheckout);
    checkout.open();
  });
  return answer.finally(() => signal?.removeEventListener('abort', closeCheckout));
}

function accent(): string {
  return getComputedStyle(document.documentElement).getPropertyValue('--accent').trim();
}
