import type { Order } from '@thali/shared/orders/order.contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleLine, sampleOrder } from '../../orders/sample-order.ts';
import { HandOverRow } from './hand-over-row.tsx';

const noop = () => undefined;
const markupOf = (changes: Partial<Order>) =>
  renderToStaticMarkup(
    <HandOverRow
      order={{ ...sampleOrder('A', { status: 'ready' }), items: [sampleLine('A')], ...changes }}
      isUnsent={false}
      onHandOver={noop}
      onAsk={noop}
      onMore={noop}
    />,
  );

it('shows token, guest, table and dishes of a ready order', () => {
  const text = markupOf({ token: 7, table: '4', serviceMode: 'dine_in' }).replaceAll(
    /<[^>]+>/g,
    '|',
  );
  expect(text).toMatch(/\|7\|.*Asha.*Table 4.*1 × Roti.*Handed over/s);
  expect(markupOf({ serviceMode: 'takeaway' })).toContain('Parcel');
});

it('shows the full short code of an order without a token', () => {
  expect(markupOf({ id: 'ABCDEFGHJK3J5Q0EQ5' })).toMatch(/<span[^>]*>5Q0EQ5<\/span>/);
});

it('hands over an unpaid UPI order with the tap that records its money', () => {
  expect(markupOf({ paymentMethod: 'upi' })).toContain('Received by UPI</button>');
  for (const order of [{}, { paymentMethod: 'upi', paymentStatus: 'paid' }] as const) {
    expect(markupOf(order)).toContain('Handed over</button>');
  }
});

it('shows an unpaid amount as a button, and a paid amount as text', () => {
  expect(markupOf({})).toMatch(/<button[^>]*>Collect ₹112 cash<\/button>/);
  expect(markupOf({ paymentMethod: 'upi' })).toMatch(/<button[^>]*>₹112 by UPI not paid<\/button>/);
  expect(markupOf({ paymentMethod: 'upi', paymentStatus: 'paid' })).toMatch(
    /<p[^>]*>Paid ₹112 by UPI<\/p>/,
  );
});
