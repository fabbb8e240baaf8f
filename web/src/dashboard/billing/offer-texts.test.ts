import { planCatalogue } from '@thali/shared/plans/plan-catalogue';
import { nextPeriod, purchasedMonth } from '@thali/shared/subscriptions/periods';
import { expect, it } from 'vitest';
import { offerText, payQuestion, planChangeText } from './offer-texts.ts';
import { istTime, sampleBilling } from './sample-billing.ts';
import type { Billing, Offer } from './use-billing.ts';

/** The server's offer at the time `now`. */
function offer(planId: 'starter' | 'professional', now: Date, paidPaise = 1_999_00): Offer {
  const { name, monthlyPaise = 0 } = planCatalogue[planId];
  const { periodStart, periodEnd } = sampleBilling();
  const running = {
    periodStart: periodStart ?? '',
    periodEnd: periodEnd ?? '',
    anchorDay: 21,
    monthlyPaise: paidPaise,
  };
  return {
    planId,
    planName: name,
    price: monthlyPaise / 100,
    isRenewal: monthlyPaise === paidPaise,
    periodStart: purchasedMonth(running, monthlyPaise, now).periodStart,
    periodEnd: nextPeriod(running, monthlyPaise, now).periodEnd,
  };
}

function textAt(time: string, planId: 'starter' | 'professional', changes?: Partial<Billing>) {
  const now = istTime(time);
  return offerText(sampleBilling(changes), offer(planId, now), now);
}

it('names the start of a renewal', () => {
  expect(textAt('2026-12-01T10:00:00', 'starter')).toBe(
    'The new month starts when this one ends, on 21 Dec 2026, and runs until 21 Jan 2027.',
  );
  const late =
    'The new month counts from 21 Dec 2026, when the last one ended, and runs until 21 Jan 2027.';
  expect(textAt('2026-12-24T10:00:00', 'starter', { state: 'grace' })).toBe(late);
  expect(textAt('2027-01-03T10:00:00', 'starter', { state: 'ended' })).toBe(late);
  expect(textAt('2027-01-18T10:00:00', 'starter', { state: 'ended' })).toBe(
    'The new month starts on the day you pay and runs until 18 Feb 2027.',
  );
});

it('names the value of unused days', () => {
  expect(textAt('2026-12-01T00:00:00', 'professional')).toBe(
    'Starts now and runs until 8 Jan 2027. Your 20 days left on Starter count as 7 more days, going by the price.',
  );
  expect(textAt('2026-12-20T00:00:00', 'professional')).toBe(
    'Starts now and runs until 20 Jan 2027. Your 1 day left on Starter counts as less than a day, going by the price.',
  );
  expect(textAt('2026-12-24T00:00:00', 'professional', { state: 'grace' })).toBe(
    'Starts now and runs until 24 Jan 2027.',
  );
});

it('converts unused days into more days of a cheaper plan', () => {
  const now = istTime('2026-12-11T00:00:00');
  const plan = { planId: 'professional', planName: 'Professional', price: 4999 } as const;
  expect(offerText(sampleBilling({ plan }), offer('starter', now, 4_999_00), now)).toContain(
    'Your 10 days left on Professional count as 25 more days',
  );
});

it('names the replaced plan', () => {
  const plan = { planId: 'enterprise', planName: 'Enterprise', price: null } as const;
  const open = { plan, state: 'none', periodEnd: null } as const;
  expect(textAt('2026-12-01T00:00:00', 'professional', open)).toContain(
    'It replaces the plan our team arranged for you.',
  );
  expect(textAt('2026-12-01T00:00:00', 'professional', { plan })).toContain(
    'You keep the 20 days you have left.',
  );
});

it('asks for confirmation before payment', () => {
  const now = istTime('2026-12-01T00:00:00');
  const titles = (changes: Partial<Billing>) =>
    (['starter', 'professional'] as const).map(
      (id) => payQuestion(sampleBilling(changes), offer(id, now), now).title,
    );
  expect(titles({})).toEqual(['Renew Starter?', 'Change to Professional?']);
  expect(titles({ plan: null, state: 'none' })[1]).toBe('Choose Professional?');
  const arranged = { planId: 'professional', planName: 'Professional', price: 4999 } as const;
  expect(titles({ plan: arranged, state: 'none' })[1]).toBe('Pay for Professional?');
  const question = payQuestion(sampleBilling(), offer('starter', now), now);
  expect(question.text).toMatch(/^You pay ₹1,999 now, tax included\. The new month/);
  expect(question.confirmLabel).toBe('Pay ₹1,999');
});

it('says which features a change of plan adds or ends', () => {
  expect(planChangeText('starter', 'professional')).toBe(
    'Adds: priority email support. Everything else stays the same.',
  );
  expect(planChangeText('professional', 'starter')).toBe(
    'Ends: priority email support. Everything else stays the same.',
  );
  expect(planChangeText(undefined, 'starter')).toMatch(/^You get: QR menu .*; kitchen screens/);
});
