import { expect, it } from 'vitest';
import { menuVersionOf } from './menu-version.ts';

const midnight = new Date('2026-11-30T18:30:00.000Z');
const time = '2026-11-01T06:00:00.000Z';

/** The version of a mess whose plan ends at midnight in India. */
function versionAt(now: Date, status: 'active' | 'suspended' = 'active'): string {
  const vendor = {
    ...{ id: 'DEM0VEND0R', subdomain: 'demo', name: 'Demo', displayName: 'Demo', settings: {} },
    ...{ status, ordersUntil: midnight.toISOString(), createdAt: time, updatedAt: time },
  };
  return menuVersionOf({ vendor, categories: [], items: [], optionGroups: [] }, now);
}

it('changes in the millisecond in which the plan ends, so that open storefronts read the menu again', () => {
  const before = new Date(midnight.getTime() - 1);
  expect(versionAt(before)).toBe(versionAt(new Date(time)));
  expect(versionAt(midnight)).not.toBe(versionAt(before));
  expect(versionAt(midnight)).toBe(versionAt(new Date(midnight.getTime() + 1000)));
  expect(versionAt(midnight, 'suspended')).toBe(versionAt(before, 'suspended'));
});
