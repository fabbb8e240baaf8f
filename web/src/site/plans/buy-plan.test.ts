import { beforeEach, expect, it, vi } from 'vitest';
import { currentToast } from '../../lib/ui/toast-store.ts';
import { buyPlan } from './buy-plan.ts';

const readSession = vi.hoisted(() => vi.fn());
vi.mock('./create-payment-order.ts', () => ({
  openPlanOrder: async () => ({ id: 'order_1', mock: true, sessionToken: 'token' }),
  closePlanOrder: vi.fn(),
}));
vi.mock('./pay-plan-order.ts', () => ({ payPlanOrder: async () => ({ kind: 'paid' }) }));
vi.mock('./payment-session.ts', async (original) => ({
  ...(await original<object>()),
  readPaymentSession: readSession,
}));

const plan = { id: 'starter', name: 'Starter', monthlyPaise: 199_900 } as never;
const details = { email: 'asha@example.com', subdomain: 'savita' } as never;
beforeEach(() => readSession.mockReset());

async function outcome() {
  const { stage, showResult } = await buyPlan(plan, details, vi.fn());
  showResult?.();
  return { stage, toastText: currentToast()?.description };
}

it('reports an active plan after the payment, even if the payment session cannot be read', async () => {
  const active = {
    stage: { name: 'paid', planName: 'Starter', email: 'asha@example.com', token: 'token' },
    toastText: 'Your Starter subscription is active!',
  };
  readSession.mockResolvedValueOnce({ needsSubdomain: false });
  expect(await outcome()).toEqual(active);
  readSession.mockRejectedValueOnce(new Error('no network'));
  expect(await outcome()).toEqual(active);
});

it('asks for another subdomain if another mess has the subdomain', async () => {
  readSession.mockResolvedValueOnce({ needsSubdomain: true });
  const { stage, toastText } = await outcome();
  expect(stage).toMatchObject({ name: 'paid', chooseUrl: '/choose-subdomain#token=token' });
  expect(toastText).toBe('Please choose another web address.');
});
