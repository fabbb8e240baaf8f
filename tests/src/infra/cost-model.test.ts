import { expect, it } from 'vitest';
import { fixedCosts, stageInProduction } from '../bench/costs/fixed-costs.ts';
import { resourceLoadsAt } from '../bench/costs/lunch-load.ts';
import { monthlyUsers, orderPath } from '../bench/costs/order-path.ts';
import { costOfUsers } from '../bench/costs/prices.ts';
import { ofType, synthesize } from './synthesize.ts';

const usage = { ordersPerVendorDay: 100, recordsPerRun: 1 };
/** Each measured operation reads and writes one unit with a millisecond of work. */
const measured = [
  'jobs of a minute',
  ...orderPath(usage).flatMap(({ runs }) => runs?.operation ?? []),
].map((operation) => ({
  operation,
  units: {
    read: 1,
    write: 1,
    requests: 2,
    writesByPart: {},
    writesByList: { guestPayments: 1, awaitingOrders: 1 },
  },
  processorMs: 1,
}));

it.each([
  [10_000, 0],
  [100_000, 495],
  [1_000_000, 4635],
  [1_500_000, 6260],
])('Cognito charges for %i monthly users by its tiers', (users, dollars) => {
  expect(costOfUsers(users)).toBeCloseTo(dollars);
});

it('the 30 million orders of 10,000 messes come from 1.5 million users a month', () => {
  expect(monthlyUsers(30_000_000)).toBe(1_500_000);
});

it('fixed costs count the alarms and the firewall’s rules of the templates', () => {
  const templates = synthesize(stageInProduction);
  const alarms = ofType(templates.all, 'AWS::CloudWatch::Alarm').length;
  const costs = fixedCosts(templates, measured);
  const [, alarmCosts = 0] =
    Object.entries(costs).find(([name]) => name.startsWith(`${alarms} alarms on `)) ?? [];
  // Some alarms read several metrics.
  expect(alarmCosts).toBeGreaterThan(alarms * 0.1);
  expect(Object.keys(costs)).toContain('firewall, 10 rules');
});

it('every resource has twice the load with twice as many orders', () => {
  const [once, twice] = [resourceLoadsAt(50, measured), resourceLoadsAt(100, measured)];
  expect(twice.map(({ perSecond }) => perSecond)).toEqual(
    once.map(({ perSecond }) => expect.closeTo(2 * perSecond)),
  );
  expect(once.every(({ perSecond, quota }) => perSecond > 0 && quota > 0)).toBe(true);
});
