import { sampleOrder } from '@thali/shared/orders/sample-order';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ToPayment } from './to-payment.tsx';

const unpaidOrder = sampleOrder({
  paymentMethod: 'online',
  awaitsPaymentUntil: '2026-11-20T07:10:00.000Z',
});
const markupOf = (changes: object) =>
  renderToStaticMarkup(<ToPayment order={{ ...unpaidOrder, ...changes }} />);

it('says whether the order is held or cancelled', () => {
  expect(markupOf({})).toMatch(/held for you.*Pay now/);
  const cancelledMarkup = markupOf({
    status: 'cancelled',
    cancelReason: 'unpaid',
    paymentStatus: 'failed',
  });
  expect(cancelledMarkup).toMatch(/This order was cancelled.*See the order/);
  expect(cancelledMarkup).not.toMatch(/held|Pay now/);
});
