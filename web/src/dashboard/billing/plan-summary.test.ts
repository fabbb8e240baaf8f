import { expect, it } from 'vitest';
import { daysText, daysUntil, planSummary } from './plan-summary.ts';
import { istTime, sampleBilling } from './sample-billing.ts';

it.each([
  ['2026-12-20T23:59:59', '2026-12-21T00:00:00', 1],
  ['2026-12-21T00:00:00', '2026-12-21T23:59:59', 0],
  ['2026-12-22T10:00:00', '2026-12-21T10:00:00', 0],
  ['2026-11-21T23:00:00', '2026-12-21T01:00:00', 30],
])('counts from %s to %s %i calendar days', (now, then, days) => {
  expect(daysUntil(istTime(then).toISOString(), istTime(now))).toBe(days);
});

it('counts days in words', () => {
  expect([0, 1, 2].map(daysText)).toEqual(['0 days', '1 day', '2 days']);
});

it.each([
  ['2026-12-13T23:59:59', 'active', 'Your plan is active'],
  ['2026-12-14T00:00:00', 'ending', 'Your plan ends in 7 days'],
  ['2026-12-20T00:00:00', 'ending', 'Your plan ends tomorrow'],
  // The device's clock is ahead, but the server's clock decides.
  ['2026-12-25T00:00:00', 'ending', 'Your plan ends today'],
])('at %s an active plan is %s: %s', (now, kind, title) => {
  expect(planSummary(sampleBilling(), istTime(now))).toMatchObject({ kind, title });
});

it('says until when guests can order after the plan has ended', () => {
  const grace = planSummary(sampleBilling({ state: 'grace' }), istTime('2026-12-22T09:00:00'));
  expect(grace).toMatchObject({ kind: 'grace', title: 'Your plan ended on 21 Dec 2026' });
  expect(grace.text).toMatch(/taking orders until 28 Dec 2026, 12:00 am\./);
  const ended = planSummary(sampleBilling({ state: 'ended' }), istTime('2027-01-02T09:00:00'));
  expect(ended).toMatchObject({ kind: 'ended', title: 'Your storefront takes no orders' });
  expect(ended.text).toMatch(/^The Starter plan ended on 21 Dec 2026/);
});

it('does not warn if the plan has no end', () => {
  const open = { state: 'none', periodStart: null, periodEnd: null, ordersUntil: null } as const;
  const titleOf = (billing: ReturnType<typeof sampleBilling>) =>
    planSummary(billing, new Date()).title;
  expect(titleOf(sampleBilling(open))).toBe('Arranged with our team');
  expect(titleOf(sampleBilling({ ...open, plan: null }))).toBe('No plan yet');
});
