import { expect, it, vi } from 'vitest';
import { fetchAnalytics } from './analytics.ts';

it('does not ask without a vendor', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  const days = { startDate: '2026-11-20', endDate: '2026-11-20' };
  const options = { signal: new AbortController().signal, background: true };
  await expect(fetchAnalytics('', days, options)).rejects.toThrow(
    'No vendor ID available for analytics',
  );
  expect(fetched).not.toHaveBeenCalled();
});
