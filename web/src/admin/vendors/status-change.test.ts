import { setVendorStatus } from '@thali/shared/admin/admin-vendors.contract';
import { expect, it } from 'vitest';
import { statusChangeOf } from './status-change.ts';

it.each([
  ['active', 'suspended', 'Suspend'],
  ['suspended', 'active', 'Reactivate'],
] as const)('an admin can change the status %s to %s', (status, next, label) => {
  const change = statusChangeOf({ status, name: 'Annapurna' });
  expect(change).toMatchObject({ status: next, label, title: `${label} Annapurna?` });
});

it('offers no change of status for a pending vendor', () => {
  expect(statusChangeOf({ status: 'pending', name: 'Annapurna' })).toBeUndefined();
});

it('explains that a suspension deletes nothing', () => {
  expect(statusChangeOf({ status: 'active', name: 'X' })?.explanation).toMatch(
    /no more orders.*Nothing is deleted/,
  );
});

it.each([
  ['', 'Please give a reason'],
  ['  ab  ', 'Please give a reason'],
  ['abc', undefined],
  [` ${'a'.repeat(300)} `, undefined],
  ['a'.repeat(301), 'At most 300 characters'],
])('checks the reason %j: %s', (typed, problem) => {
  const { error } = setVendorStatus.request.body.safeParse({ status: 'active', reason: typed });
  expect(error?.issues[0]?.message).toBe(problem);
});
