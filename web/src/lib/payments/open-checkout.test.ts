import { expect, it, vi } from 'vitest';
import { openCheckout } from './open-checkout.ts';

const order = {
  id: 'order_1',
  amount: 1999,
  currency: 'INR',
  keyId: 'rzp_test_1',
  mock: false,
} as const;

it('closes at once on abort, even if Checkout sends no closing event after a refused card', async () => {
  const [open, close] = [vi.fn(), vi.fn()];
  const opened = Promise.withResolvers<() => void>();
  class Razorpay {
    close = close;
    refuse = () => {};
    open() {
      open();
      opened.resolve(this.refuse);
    }
    on(_event: string, listener: () => void) {
      this.refuse = listener;
    }
  }
  const script = { onload: () => undefined, remove: () => undefined };
  vi.stubGlobal('window', { Razorpay });
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '#fff' }));
  vi.stubGlobal('document', {
    createElement: () => script,
    head: { append: () => script.onload() },
  });
  const controller = new AbortController();
  const answer = openCheckout(order, { description: 'Starter plan', signal: controller.signal });
  const refuse = await opened.promise;
  refuse();
  controller.abort();
  expect(await answer).toBeUndefined();
  expect(close).toHaveBeenCalledOnce();

  const secondCheckout = openCheckout(order, {
    description: 'Starter plan',
    signal: controller.signal,
  });
  expect(await secondCheckout).toBeUndefined();
  expect(open).toHaveBeenCalledOnce();
});
