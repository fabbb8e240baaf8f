import type { Role } from '@thali/shared/auth/user.contract';
import type { RequestContext } from '../../http/pipeline.ts';
import type { RateLimit } from '../../limits/rate-limits.table.ts';
import { scopeHash } from '../../limits/scope-hash.ts';
import { deviceOf, isKnown } from '../devices/device.ts';

const windowSeconds = 900;

/**
 * What wrong passwords count towards. A device that the account signed in on has tries of its own, so that
 * strangers can't shut its owner out. Others share those of the account and of their address; a campus
 * shares one address, and its customers don't use up the tries of the staff there. Rule: accounts-7
 */
export async function loginLimits(
  { email, role }: { email: string; role: Role },
  userId: string,
  { cookies, sourceIp }: Pick<RequestContext, 'cookies' | 'sourceIp'>,
): Promise<RateLimit[]> {
  const device = deviceOf(cookies);
  if (device && (await isKnown(device, userId))) {
    return [{ scope: `login:device:${scopeHash(device.id + userId)}`, most: 10, windowSeconds }];
  }
  const group = role === 'student' ? 'address' : 'staff-address';
  return [
    { scope: `login:account:${scopeHash(email)}`, most: 10, windowSeconds },
    { scope: `login:${group}:${scopeHash(sourceIp)}`, most: 300, windowSeconds },
  ];
}
