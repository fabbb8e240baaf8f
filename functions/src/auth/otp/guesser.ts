import type { RequestContext } from '../../http/pipeline.ts';
import { readUserIdByPhone } from '../../identity/users.table.ts';
import { scopeHash } from '../../limits/scope-hash.ts';
import { deviceCookie, deviceOf, isKnown, newDevice } from '../devices/device.ts';
import type { Guesser, OtpRow, Requester } from './otp.table.ts';
import type { OtpUse } from './otp.ts';

/**
 * The client that requests a code. Sets our cookie if the client has none. Until the client sends the cookie back, its
 * address identifies it too.
 * Rule: accounts-16
 */
export function requesterOf({ cookies, sourceIp, setCookie }: RequestContext): Requester {
  const device = deviceOf(cookies);
  if (device) return { askingDevice: scopeHash(device.id) };
  const created = newDevice();
  setCookie(deviceCookie(created));
  return { askingDevice: scopeHash(created.id), askingAddress: scopeHash(sourceIp) };
}

/** The kind of client that enters a code. Each kind has its own guesses. Rule: accounts-16 */
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

/** Whether the code's account has signed in on the device. The row of a reset or contact code names its account. */
export async function isOwnerDevice(
  cookies: RequestContext['cookies'],
  { purpose, target }: OtpUse,
  row?: OtpRow,
): Promise<boolean> {
  const device = deviceOf(cookies);
  if (!device?.signatures.length) return false;
  const isOfRow = purpose === 'reset' || purpose === 'contact';
  const userId = isOfRow ? row?.userId : await readUserIdByPhone(target);
  return userId !== undefined && isKnown(device, userId);
}
