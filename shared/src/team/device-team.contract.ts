import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { teamRoles } from '../http/rights.ts';
import { PersonId } from '../ids/ids.ts';
import { DeviceCode } from '../kitchen/kitchen-devices.contract.ts';
import { Pin } from './pin.ts';
import { TeamSettings } from './team-settings.ts';

/** A person whom a device may ask for a PIN. */
export const DevicePerson = z.object({
  id: PersonId,
  name: z.string(),
  role: z.enum(teamRoles),
  hasPin: z.boolean(),
});
export type DevicePerson = z.infer<typeof DevicePerson>;

/** The team for the keypad of a device. */
export const listDeviceTeam = defineContract({
  name: 'listDeviceTeam',
  summary: 'List the team on a device',
  method: 'GET',
  path: '/kitchen-devices/me/team',
  callers: ['device', 'counter'],
  request: {},
  response: z.object({ people: z.array(DevicePerson), settings: TeamSettings }),
  errors: [],
});

/** Sets a person's PIN with a code from Settings. A repeat has no further effect. Rule: team-3 */
export const setPin = defineContract({
  name: 'setPin',
  summary: 'Set a PIN on a device',
  method: 'PUT',
  path: '/kitchen-devices/me/pin',
  callers: ['device', 'counter'],
  request: { body: z.object({ personId: PersonId, code: DeviceCode, pin: Pin }) },
  response: z.object({ person: DevicePerson }),
  errors: ['INVALID_DEVICE_CODE', 'PIN_TOO_SIMPLE', 'PIN_LOCKED'],
});

/**
 * Unlocks a device for a person. The device sends `acting` in the header `X-Acting` of its calls until `until`. With
 * `once`, `acting` approves only the next call. Without `pin`, the call renews a current unlock.
 * Rule: team-4, team-5
 */
export const enterPin = defineContract({
  name: 'enterPin',
  summary: 'Unlock a device with a PIN',
  method: 'POST',
  path: '/kitchen-devices/me/acting',
  callers: ['device', 'counter'],
  request: {
    body: z
      .object({ personId: PersonId, pin: z.optional(Pin), once: z.optional(z.boolean()) })
      .check(z.refine(({ pin, once }) => pin || !once, 'An approval needs the PIN')),
    headers: z.object({ 'x-acting': z.optional(z.string().check(z.maxLength(200))) }),
  },
  response: z.object({ acting: z.string(), until: z.string(), person: DevicePerson }),
  errors: ['WRONG_PIN', 'PIN_LOCKED', 'PERSON_REQUIRED'],
});
