import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { enterPin as contract } from '@thali/shared/team/device-team.contract';
import { type Actor, assertDevice, type DeviceActor } from '../http/actor.ts';
import { personRequired } from '../http/authorize-right.ts';
import { actingHeader, readActingPerson } from '../identity/acting.ts';
import { readMember, type TeamMember } from '../identity/team-members.table.ts';
import { guardPin } from './guard-pin.ts';
import { toDevicePerson } from './list-device-team.ts';
import { isPinOf } from './pin-hash.ts';

/**
 * Seconds until an unused device locks itself. A device in use renews the unlock earlier. A counter locks sooner,
 * because guests stand next to it.
 * Rule: team-4
 */
const unlockSeconds = (device: DeviceActor) => (device.role === 'counter' ? 3 : 15) * 60;
/** Enough time for the one approved call. */
const approvalSeconds = 2 * 60;

export async function enterPin(
  actor: Actor,
  { body: { personId, pin, once = false }, headers }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const device = assertDevice(actor);
  const current = await currentPerson(device, headers['x-acting']);
  const member = pin
    ? await guardPin(device, personId, () => provePin(device.vendorId, personId, pin))
    : await readMember(device.vendorId, personId, { ConsistentRead: true });
  if (!pin && current?.id !== personId) throw personRequired('cook');
  const seconds = once ? approvalSeconds : unlockSeconds(device);
  const until = Math.floor(Date.now() / 1000) + seconds;
  const approvedFor = once && current?.id !== personId ? current?.id : undefined;
  const kind = once ? 'once' : 'stay';
  const { deviceId } = device;
  const acting = member && actingHeader(member, { kind, deviceId, until, approvedFor });
  if (!acting) throw personRequired('cook');
  return {
    acting,
    until: new Date(until * 1000).toISOString(),
    person: toDevicePerson(member),
  };
}

/** The person who has unlocked the device. An approval does not unlock a device. */
async function currentPerson({ vendorId, deviceId }: DeviceActor, header: string | undefined) {
  if (!header?.startsWith('stay.')) return undefined;
  return readActingPerson({ vendorId, deviceId, header, call: '' });
}

/** @throws AppError WRONG_PIN, also for a person without a PIN */
async function provePin(vendorId: string, personId: string, pin: string): Promise<TeamMember> {
  const member = await readMember(vendorId, personId, { ConsistentRead: true });
  if (member && !member.removedAt && (await isPinOf(member, pin))) return member;
  throw new AppError('WRONG_PIN', 'Wrong PIN.');
}
