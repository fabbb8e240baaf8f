import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import AnalyticsPage from './analytics-page.tsx';

it.each([
  [undefined, 'No vendor selected'],
  ['', 'No vendor ID available for analytics'],
])('makes no call without a vendor: %j', (vendorId, text) => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  expect(renderToStaticMarkup(<AnalyticsPage vendorId={vendorId} subdomain="demo" />)).toContain(
    text,
  );
  expect(fetched).not.toHaveBeenCalled();
});
