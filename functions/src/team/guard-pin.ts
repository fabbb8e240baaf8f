import { AppError } from '@thali/shared/http/app-error';
import { errorStatus } from '@thali/shared/http/error-codes';
import { clockText } from '@thali/shared/time/clock-text';
import { toIst } from '@thali/shared/time/ist';
import type { DeviceActor } from '../http/actor.ts';
import { countTries, releaseSlot } from '../limits/rate-limits.table.ts';
import { notifyOfWrongPins } from './notify-of-wrong-pins.ts';

const maxWrongOnDevice = 5;
const maxWrongOfPerson = 20;

/**
 * Tries a PIN or a code on a device. A wrong try counts for the device, and a PIN for its person too. Unlike a login, a
 * try never waits for other tries, because one device tries one PIN at a time.
 * @throws AppError PIN_LOCKED
 * Rule: team-5
 */
export async function guardPin<T>(
  { vendorId, deviceId }: DeviceActor,
  personId: string | undefined,
  attempt: () => Promise<T>,
): Promise<T> {
  const scopeOf = (id: string) => `pin:${vendorId}:${id}`;
  const device = { scope: scopeOf(deviceId), max: maxWrongOnDevice, windowSeconds: 300 };
  const person = personId && {
    scope: scopeOf(personId),
    max: maxWrongOfPerson,
    windowSeconds: 3600,
  };
  const limits = person ? [device, person] : [device];
  const now = Date.now();
  const [, triesOfPerson] = await countTries(limits, now).catch(rethrowAsLocked);
  const release = () => Promise.all(limits.map((limit) => releaseSlot(limit, now)));
  try {
    const result = await attempt();
    await release();
    return result;
  } catch (error) {
    const isServerFault = !(error instanceof AppError) || errorStatus[error.code] >= 500;
    if (isServerFault) await release();
    else if (personId && triesOfPerson === maxWrongOfPerson) {
      await notifyOfWrongPins(vendorId, personId);
    }
    throw error;
  }
}

function rethrowAsLocked(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'TOO_MANY_REQUESTS') throw error;
  const { retryAfterSeconds = 300 } = error;
  // Rounded up, because the clock shows whole minutes.
  const { clock } = toIst(new Date(Date.now() + retryAfterSeconds * 1000 + 59_999));
  throw new AppError('PIN_LOCKED', `Too many wrong PINs. Try again at ${clockText(clock)}.`, {
    retryAfterSeconds,
  });
}
