import { expect, it, vi } from 'vitest';
import { openCheckout } from './open-checkout.ts';

const order = {
  id: 'order_1',
  amount: 1999,
  currency: 'INR',
  keyId: 'rzp_test_1',
  mock: false,
} as const;

it('closes at once on abort, even if Checkout stays silent after a refused card', async () => {
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
  const lost = new AbortController();
  const answer = openCheckout(order, { description: 'Starter plan', signal: lost.signal });
  const refuse = await opened.promise;
  refuse();
  lost.abort();
  expect(await answer).toBeUndefined();
  expect(close).toHaveBeenCalledOnce();

  const again = openCheckout(order, { description: 'Starter plan', signal: lost.signal });
  expect(await again).toBeUndefined();
  expect(open).toHaveBeenCalledOnce();
});
