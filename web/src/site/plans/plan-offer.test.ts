import { expect, it } from 'vitest';
import { planCardState } from './plan-offer.tsx';

const starter = { id: 'starter', monthlyPaise: 1_999_00 } as const;
const enterprise = { id: 'enterprise', monthlyPaise: undefined } as const;
const bought = { planId: 'starter', completed: true } as const;
const noPurchase = { plan: starter, isTenant: false, purchase: undefined, session: undefined };
const paidSession = { paymentStatus: 'paid', refunded: false } as const;

it('sells plans that have a price, only on the main domain', () => {
  expect(planCardState(noPurchase)).toBe('buy-now');
  expect(planCardState({ ...noPurchase, plan: enterprise })).toBe('contact-sales');
  expect(planCardState({ ...noPurchase, isTenant: true })).toBe('main-domain-only');
  expect(planCardState({ ...noPurchase, plan: enterprise, isTenant: true })).toBe(
    'main-domain-only',
  );
});

it('shows the server’s state of a bought plan, and checks until the state arrives', () => {
  expect(planCardState({ ...noPurchase, purchase: bought })).toBe('checking');
  for (const cardState of ['activation-pending', 'payment-completed', 'account-active'] as const) {
    const session = { ...paidSession, cardState };
    expect(planCardState({ ...noPurchase, purchase: bought, session })).toBe(cardState);
    const plan = { id: 'professional', monthlyPaise: 4_999_00 } as const;
    expect(planCardState({ ...noPurchase, plan, purchase: bought, session })).toBe('buy-now');
  }
});

it('sells a plan again after a refund or refusal, but not while its payment is pending', () => {
  const stateOf = (session: object) =>
    planCardState({
      ...noPurchase,
      purchase: bought,
      session: { cardState: 'buy-now', paymentStatus: 'created', refunded: false, ...session },
    });
  expect(stateOf({})).toBe('activation-pending');
  expect(stateOf({ paymentStatus: 'failed' })).toBe('buy-now');
  expect(stateOf({ paymentStatus: 'paid', refunded: true })).toBe('buy-now');
});

it('sells a plan whose purchase was started but not paid', () => {
  const purchase = { ...bought, completed: false };
  expect(planCardState({ ...noPurchase, purchase })).toBe('buy-now');
});
