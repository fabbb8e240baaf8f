import { expect, it } from 'vitest';
import { reasonProblem, statusChangeOf } from './status-change.ts';

it.each([
  ['active', 'suspended', 'Suspend'],
  ['suspended', 'active', 'Reactivate'],
] as const)('of a vendor that is %s an admin can make one that is %s', (status, next, label) => {
  const change = statusChangeOf({ status, name: 'Annapurna' });
  expect(change).toMatchObject({ status: next, label, title: `${label} Annapurna?` });
});

it('a vendor that is not open yet is left to its provisioning', () => {
  expect(statusChangeOf({ status: 'pending', name: 'Annapurna' })).toBeUndefined();
});

it('says that nothing is deleted', () => {
  expect(statusChangeOf({ status: 'active', name: 'X' })?.meaning).toMatch(
    /no more orders.*Nothing is deleted/,
  );
});

it.each([
  ['', 'Please give a reason'],
  ['  ab  ', 'Please give a reason'],
  ['abc', undefined],
  [` ${'a'.repeat(300)} `, undefined],
  ['a'.repeat(301), 'At most 300 characters'],
])('the reason %j: %s', (typed, problem) => {
  expect(reasonProblem(typed)).toBe(problem);
});
