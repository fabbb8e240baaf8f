import { expect, it } from 'vitest';
import { requestedOutlet } from './switch-outlet.ts';

const user = { vendorId: 'CHA1', vendorIds: ['CHA1', 'CHAAT'] };

it.each([
  ['?mess=CHAAT', 'CHAAT'],
  ['?mess=CHA1', undefined],
  ['?mess=DOSA', undefined],
  ['', undefined],
])('opens the mess of %s if it is another mess of the person', (search, mess) => {
  expect(requestedOutlet(user, search)).toBe(mess);
  expect(requestedOutlet({ vendorId: 'CHA1' }, search)).toBeUndefined();
});
