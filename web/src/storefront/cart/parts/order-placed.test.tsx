import { sampleOrder } from '@thali/shared/orders/sample-order';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import OrderPlaced from './order-placed.tsx';

const markupOf = (changes: Parameters<typeof sampleOrder>[0]) =>
  renderToStaticMarkup(
    <Router ssrPath="/menu/demo">
      <OrderPlaced
        order={sampleOrder({ isGuestOrder: true, ...changes })}
        onViewOrders={() => undefined}
        onBack={() => undefined}
      />
    </Router>,
  );

it.each(['upi', 'online'] as const)(
  'links to the payment by %s until the order is paid',
  (paymentMethod) => {
    expect(markupOf({ paymentMethod })).toMatch(/href="\/payment\/.*Pay ₹112/s);
    const paid = markupOf({ paymentMethod, paymentStatus: 'paid' });
    expect(paid).toContain('has your order. Paid.');
    expect(paid).not.toMatch(/\/payment\/|Pay ₹/);
  },
);

it('asks for cash at the counter', () => {
  expect(markupOf({})).toContain('Pay in cash at the counter.');
});
