import { expect, it } from 'vitest';
import { planCardState } from './plan-offer.tsx';

const starter = { id: 'starter', monthlyPaise: 1_999_00 } as const;
const enterprise = { id: 'enterprise', monthlyPaise: undefined } as const;
const bought = { planId: 'starter', completed: true } as const;
const nothing = { plan: starter, isTenant: false, purchase: undefined, session: undefined };
const told = { paymentStatus: 'paid', refunded: false } as const;

it('sells what has a price, on the main domain only', () => {
  expect(planCardState(nothing)).toBe('buy-now');
  expect(planCardState({ ...nothing, plan: enterprise })).toBe('contact-sales');
  expect(planCardState({ ...nothing, isTenant: true })).toBe('main-domain-only');
  expect(planCardState({ ...nothing, plan: enterprise, isTenant: true })).toBe('main-domain-only');
});

it('shows of what was bought what the server says, once it has', () => {
  expect(planCardState({ ...nothing, purchase: bought })).toBe('checking');
  for (const card of ['activation-pending', 'payment-completed', 'account-active'] as const) {
    const session = { ...told, card };
    expect(planCardState({ ...nothing, purchase: bought, session })).toBe(card);
    const plan = { id: 'professional', monthlyPaise: 4_999_00 } as const;
    expect(planCardState({ ...nothing, plan, purchase: bought, session })).toBe('buy-now');
  }
});

it('does not sell again what is paid and not yet heard of, but what was refunded or refused', () => {
  const stateOf = (session: object) =>
    planCardState({
      ...nothing,
      purchase: bought,
      session: { card: 'buy-now', paymentStatus: 'created', refunded: false, ...session },
    });
  expect(stateOf({})).toBe('activation-pending');
  expect(stateOf({ paymentStatus: 'failed' })).toBe('buy-now');
  expect(stateOf({ paymentStatus: 'paid', refunded: true })).toBe('buy-now');
});

it('sells what was begun and not paid', () => {
  const purchase = { ...bought, completed: false };
  expect(planCardState({ ...nothing, purchase })).toBe('buy-now');
});
