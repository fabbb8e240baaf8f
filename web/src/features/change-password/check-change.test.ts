import { expect, it } from 'vitest';
import { checkChange } from './check-change.ts';

it.each([
  ['', 'short', 'other', 'current'],
  ['old-password', 'short', 'short', 'password'],
  ['old-password', 'new-password', 'old-password', 'confirmation'],
  ['old-password', 'old-password', 'old-password', 'password'],
  ['old-password', 'new-password', 'new-password', undefined],
] as const)('%j to %j, again %j: %s', (current, password, confirmation, field) => {
  expect(checkChange({ current, password, confirmation }, 'vendor')?.field).toBe(field);
});
