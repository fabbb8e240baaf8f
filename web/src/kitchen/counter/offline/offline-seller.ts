import { hasRight, rolesByRight } from '@thali/shared/http/rights';
import type { PinMode } from '@thali/shared/team/team-settings';
import { actingPersonId, askForPin } from '../../device/person/acting.ts';
import { offlinePeople } from '../../device/person/offline-pins.ts';

/**
 * The person who sells at this device without a network. A locked device asks for a PIN if it stores the PIN of a
 * person who may sell.
 * @returns undefined if no such PIN is stored; 'refused' if staff close the keypad
 * Rule: counter-16, team-11
 */
export async function offlineSeller(pin: PinMode = 'off'): Promise<string | 'refused' | undefined> {
  const personId = actingPersonId();
  if (personId || pin === 'off') return personId;
  const maySell = (await offlinePeople()).some(({ role }) => hasRight(role, 'sell'));
  if (!maySell) return undefined;
  const unlock = await askForPin({ roles: rolesByRight.sell, isForOneCall: false });
  return unlock?.person.id ?? 'refused';
}
