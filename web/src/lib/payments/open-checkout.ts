import { toPaise } from '@thali/shared/money/paise';
import { type CheckoutAnswer, loadCheckout } from './load-checkout.ts';
import type { PaymentOrder, PayOptions } from './pay-with-razorpay.ts';

/**
 * Razorpay's Checkout above the page, until the buyer has paid or closed it. No dialog of ours may be
 * open: it would lie above.
 * @returns undefined when it was closed, by the buyer or by the signal
 * @throws when the script does not come, and when it was closed after a payment was refused
 */
export async function openCheckout(
  order: PaymentOrder,
  { payee = 'Thali', description, name = '', email = '', phone = '', signal }: PayOptions,
): Promise<CheckoutAnswer | undefined> {
  const Checkout = await loadCheckout();
  if (signal?.aborted) return undefined;
  let giveUp = () => {};
  const answer = new Promise<CheckoutAnswer | undefined>((resolve, reject) => {
    let hasFailed = false;
    const closed = () => (hasFailed ? reject(new Error('Payment failed')) : resolve(undefined));
    const checkout = new Checkout({
      key: order.keyId ?? '',
      amount: toPaise(order.amount),
      currency: order.currency,
      order_id: order.id,
      name: payee,
      description,
      prefill: { name, email, contact: phone },
      theme: { color: accent() },
      modal: { ondismiss: closed, confirm_close: true },
      handler: resolve,
    });
    checkout.on('payment.failed', () => {
      hasFailed = true;
    });
    giveUp = () => {
      // First of all: what Checkout says about its end would tell of a card that was refused before.
      resolve(undefined);
      checkout.close();
    };
    signal?.addEventListener('abort', giveUp);
    checkout.open();
  });
  return answer.finally(() => signal?.removeEventListener('abort', giveUp));
}

function accent(): string {
  return getComputedStyle(document.documentElement).getPropertyValue('--accent').trim();
}
