import { sampleOrder } from '@thali/shared/orders/sample-order';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { GuestOrderPlaced } from './order-placed.tsx';

const drawn = (changes: Parameters<typeof sampleOrder>[0]) =>
  renderToStaticMarkup(
    <Router ssrPath="/menu/demo">
      <GuestOrderPlaced order={sampleOrder(changes)} onBack={() => undefined} />
    </Router>,
  );

it.each(['upi', 'online'] as const)(
  'leads to the payment by %s, and no more once it is paid',
  (paymentMethod) => {
    expect(drawn({ paymentMethod })).toMatch(/href="\/payment\/.*Pay ₹112\.00/s);
    const paid = drawn({ paymentMethod, paymentStatus: 'paid' });
    expect(paid).toContain('has your order. Paid.');
    expect(paid).not.toMatch(/\/payment\/|Pay ₹/);
  },
);

it('asks for cash at the counter', () => {
  expect(drawn({})).toContain('Pay in cash at the counter.');
});
