import { expect, it } from 'vitest';
import { readInactivityLimits } from './inactivity-limits.ts';

const vendor = { warnAfterSeconds: 1740, logoutAfterSeconds: 1800, extendBySeconds: 900 };

it.each([{}, { vendor }, { student: { warnAfterSeconds: 300, logoutAfterSeconds: 360 }, vendor }])(
  'accepts %j as JSON and as an object',
  (table) => {
    expect(JSON.parse(readInactivityLimits(table))).toEqual(table);
    expect(readInactivityLimits(JSON.stringify(table))).toBe(readInactivityLimits(table));
  },
);

it.each([
  ['{"vendor":', 'not JSON'],
  [[], 'not valid'],
  [{ cook: vendor }, 'cook'],
  [{ vendor: { logoutAfterSeconds: 900 } }, 'vendor warnAfterSeconds'],
  [{ vendor: { ...vendor, warnAfterSeconds: 1800 } }, 'below logoutAfterSeconds'],
  [{ vendor: { ...vendor, extendBySeconds: 0 } }, 'vendor extendBySeconds At least 1'],
  [{ vendor: { ...vendor, extendBySeconds: '600' } }, 'vendor extendBySeconds'],
  [{ vendor: { ...vendor, extendBySeconds: 1.5 } }, 'Whole seconds'],
  [{ vendor: { ...vendor, logoutAfterSeconds: 90_000 } }, 'At most a day'],
  [{ vendor: { ...vendor, warnAfter: 3 } }, 'warnAfter'],
])('refuses %j and gives the reason', (table, reason) => {
  expect(() => readInactivityLimits(table)).toThrow(reason);
});
