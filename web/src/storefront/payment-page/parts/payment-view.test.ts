import type { AcceptedPayments } from '@thali/shared/orders/payment-methods';
import { sampleOrder } from '@thali/shared/orders/sample-order';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { apiKey } from '../../../lib/data/api-query.ts';
import { renderOrderView } from '../../shared/render-order-view.tsx';
import { PaymentView } from './payment-view.tsx';

const order = sampleOrder();

// The document contains no storefront.
beforeEach(() => void vi.stubGlobal('document', { getElementById: () => null }));
afterEach(() => void vi.unstubAllGlobals());

function markupAt(accepts: AcceptedPayments | undefined): string {
  const params = { subdomain: order.subdomain };
  const vendor = { settings: accepts ? { payment: { accepts } } : {} };
  return renderOrderView(PaymentView, order, (client) =>
    client.setQueryData(apiKey('GET /storefront/{subdomain}', { params }), { vendor }),
  );
}

it('announces online payment only at a mess that takes only cash', () => {
  expect(markupAt(undefined)).toContain('Coming Soon');
  expect(markupAt('off')).toContain('Coming Soon');
  for (const accepts of ['upi', 'online'] as const) {
    expect(markupAt(accepts)).toMatch(/Cash on Delivery.*Chosen/);
    expect(markupAt(accepts)).not.toContain('Coming Soon');
  }
});
