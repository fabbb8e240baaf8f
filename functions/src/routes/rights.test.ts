import { hasRight, rolesByRight, teamRoles } from '@thali/shared/http/rights';
import { expect, it } from 'vitest';
import { assertRight } from '../http/authorize-right.ts';
import { httpRoutes } from './route-table.ts';

/**
 * A locked device reports itself and its push subscription, says 'Got it', and takes PINs. A person of any role joins
 * and leaves a mess.
 */
const withoutRight = [
  ...['reportDevice', 'savePushSubscription', 'removePushSubscription'],
  ...['acknowledgeOrder', 'acknowledgeOrders', 'setPin', 'enterPin'],
  ...['joinOutlet', 'leaveOutlet'],
];

it('names a right for every change that only staff and devices can make', () => {
  const changes = httpRoutes
    .map(({ contract }) => contract)
    .filter(({ method }) => method !== 'GET')
    .filter(({ callers }) => callers.includes('vendor') || callers.includes('device'))
    .filter(({ callers }) => !callers.includes('guest') && !callers.includes('student'))
    .filter(({ name }) => !withoutRight.includes(name));
  expect(changes.length).toBeGreaterThan(35);
  expect(changes.filter(({ needs }) => !needs).map(({ name }) => name)).toEqual([]);
});

it('gives the owner every right, and a role the rights of each smaller role', () => {
  for (const roles of Object.values(rolesByRight)) {
    expect(teamRoles.slice(-roles.length)).toEqual(roles);
  }
});

it('refuses a right of another role, and names the roles that have it', () => {
  expect(hasRight('manager', 'own')).toBe(false);
  expect(() => assertRight(undefined, 'own')).not.toThrow();
  expect(() => assertRight('manager', 'refund')).not.toThrow();
  expect(() => assertRight('manager', 'own')).toThrow(
    expect.objectContaining({ code: 'RIGHT_REQUIRED', data: { roles: ['owner'] } }),
  );
});
