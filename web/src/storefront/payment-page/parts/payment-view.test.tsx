import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { AcceptedPayments } from '@thali/shared/orders/payment-methods';
import { sampleOrder } from '@thali/shared/orders/sample-order';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { apiKey } from '../../../lib/data/api-query.ts';
import { PaymentView } from './payment-view.tsx';

const order = sampleOrder();
const { subdomain } = order;

// The document came without a storefront.
beforeEach(() => void vi.stubGlobal('document', { getElementById: () => null }));
afterEach(() => void vi.unstubAllGlobals());

function markupAt(accepts: AcceptedPayments | undefined): string {
  const client = new QueryClient();
  client.setQueryData(apiKey('GET /storefront/{subdomain}', { params: { subdomain } }), {
    vendor: { settings: accepts ? { payment: { accepts } } : {} },
  });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath={`/payment/${order.id}`}>
        <PaymentView
          order={order}
          proof={{ phone: '+919812345678' }}
          isStaff={false}
          isFollowed={false}
          link="connecting"
          failure={undefined}
          seenAt={0}
        />
      </Router>
    </QueryClientProvider>,
  );
}

it('announces online payment only at a mess that takes cash alone', () => {
  expect(markupAt(undefined)).toContain('Coming Soon');
  expect(markupAt('off')).toContain('Coming Soon');
  for (const accepts of ['upi', 'online'] as const) {
    expect(markupAt(accepts)).toMatch(/Cash on Delivery.*Chosen/);
    expect(markupAt(accepts)).not.toContain('Coming Soon');
  }
});
