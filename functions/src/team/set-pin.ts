import { randomBytes } from 'node:crypto';
import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { setPin as contract } from '@thali/shared/team/device-team.contract';
import { isSimplePin } from '@thali/shared/team/pin';
import { type Actor, assertDevice } from '../http/actor.ts';
import { secretHashOf } from '../identity/device-token.ts';
import type { TeamMember } from '../identity/team-members.table.ts';
import { guardPin } from './guard-pin.ts';
import { toDevicePerson } from './list-device-team.ts';
import { pinHashOf } from './pin-hash.ts';
import { storePin } from './team.table.ts';

/** Stores the PIN of a person who has a one-time code from Settings. A new PIN locks all devices that the person had unlocked. Rule: team-3, team-6 */
export function setPin(
  actor: Actor,
  { body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const device = assertDevice(actor);
  if (isSimplePin(body.pin)) {
    throw new AppError('PIN_TOO_SIMPLE', 'This PIN is easy to guess. Choose another one.');
  }
  return guardPin(device, undefined, async () => ({
    person: toDevicePerson(await store(device.vendorId, body)),
  }));
}

async function store(
  vendorId: string,
  { personId, code, pin }: InputOf<typeof contract>['body'],
): Promise<TeamMember> {
  const codeHash = secretHashOf(code);
  const now = Date.now();
  const pinHash = await pinHashOf({ vendorId, personId }, pin);
  const actingKey = randomBytes(32).toString('base64url');
  const pinSetAt = new Date(now).toISOString();
  const values = { pinHash, pinSetAt, actingKey };
  const seconds = Math.floor(now / 1000);
  const { isStored, row } = await storePin({ vendorId, personId }, codeHash, values, seconds);
  const isRepeat =
    row?.pinSetWith === codeHash && row.pinHash === pinHash && (row.pinCodeUntil ?? 0) > seconds;
  if (isStored || isRepeat) return { ...(row as TeamMember), vendorId, personId };
  throw new AppError(
    'INVALID_DEVICE_CODE',
    'This code was used already or has expired. Ask for a new one.',
  );
}
