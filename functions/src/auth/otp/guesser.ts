import type { RequestContext } from '../../http/pipeline.ts';
import { readUserIdByPhone } from '../../identity/users.table.ts';
import { scopeHash } from '../../limits/scope-hash.ts';
import { deviceCookie, deviceOf, isKnown, newDevice } from '../devices/device.ts';
import type { Asker, Guesser, OtpRow } from './otp.table.ts';
import type { OtpUse } from './otp.ts';

/**
 * Who asks for a code. A client without our cookie gets one; until it has shown that it keeps it, its
 * address stands for it too. Rule: accounts-16
 */
export function askerOf({ cookies, sourceIp, setCookie }: RequestContext): Asker {
  const device = deviceOf(cookies);
  if (device) return { askingDevice: scopeHash(device.id) };
  const fresh = newDevice();
  setCookie(deviceCookie(fresh));
  return { askingDevice: scopeHash(fresh.id), askingAddress: scopeHash(sourceIp) };
}

/** Who guesses at a code, so that nobody's guesses use up another's. Rule: accounts-16 */
export async function guesserOf(
  { cookies, sourceIp }: RequestContext,
  use: OtpUse,
  row: OtpRow | undefined,
): Promise<Guesser> {
  const device = deviceOf(cookies);
  if (device && row?.askingDevice === scopeHash(device.id)) return 'device';
  if (await isOwnerDevice(cookies, use, row)) return 'owner';
  return row?.askingAddress === scopeHash(sourceIp) ? 'address' : 'other';
}

/** Whether the account that a code is for has signed in on the device; of a reset the code's row says whose it is. */
export async function isOwnerDevice(
  cookies: RequestContext['cookies'],
  { purpose, target }: OtpUse,
  row?: OtpRow,
): Promise<boolean> {
  const device = deviceOf(cookies);
  if (!device?.signatures.length) return false;
  const userId = purpose === 'reset' ? row?.userId : await readUserIdByPhone(target);
  return userId !== undefined && isKnown(device, userId);
}
