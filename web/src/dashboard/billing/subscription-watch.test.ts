import { expect, it, vi } from 'vitest';
import { sampleBilling } from './sample-billing.ts';
import { subscriptionToast } from './subscription-watch.tsx';

const ignore = () => undefined;

it('reports an active plan without an action', () => {
  expect(subscriptionToast(sampleBilling(), ignore)).toEqual({
    kind: 'success',
    title: 'Subscription active',
    description: 'Your Starter plan is paid until 21 Dec 2026.',
  });
});

it.each([
  ['grace', 'warning', 'Orders are taken until 28 Dec 2026.'],
  ['ended', 'error', 'your storefront takes no orders.'],
] as const)('offers to renew in the state %s, for 8 seconds', (state, kind, end) => {
  const onRenew = vi.fn();
  const toast = subscriptionToast(sampleBilling({ state }), onRenew);
  expect(toast).toMatchObject({ kind, title: 'Subscription expired', durationMs: 8000 });
  expect(toast?.description?.endsWith(end)).toBe(true);
  expect(toast?.action?.label).toBe('Renew');
  toast?.action?.onPress();
  expect(onRenew).toHaveBeenCalledOnce();
});

it('shows nothing for a plan without an end', () => {
  expect(subscriptionToast(sampleBilling({ state: 'none' }), ignore)).toBeUndefined();
});
