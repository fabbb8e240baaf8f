import { isPasswordOf } from '@thali/shared/auth/account-fields';
import type { login as contract } from '@thali/shared/auth/login.contract';
import type { Role } from '@thali/shared/auth/user.contract';
import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { Actor } from '../../http/actor.ts';
import type { RequestContext } from '../../http/pipeline.ts';
import { readUser, readUserIdByEmail, type UserRow } from '../../identity/users.table.ts';
import type { RateLimit } from '../../limits/rate-limits.table.ts';
import { runWithinLimits } from '../../limits/run-within-limits.ts';
import { scopeHash } from '../../limits/scope-hash.ts';
import { signInByPassword } from '../cognito/cognito-sign-in.ts';
import { deviceOf, isKnown } from '../devices/device.ts';
import { changeUser } from '../users/profiles.table.ts';
import { toSession } from './open-session.ts';

type Body = InputOf<typeof contract>['body'];

/**
 * Signs in as one role. Unknown accounts, wrong passwords and missing roles get the same answer. Only failures count
 * towards the limits.
 */
export async function login(
  _actor: Actor,
  { body }: InputOf<typeof contract>,
  context: RequestContext,
): Promise<OutputOf<typeof contract>> {
  // Ask Cognito about unknown addresses too, so the answer takes the same time for all addresses.
  const userId = (await readUserIdByEmail(body.email)) ?? `nobody-${scopeHash(body.email)}`;
  return runWithinLimits(await loginLimits(body, userId, context), () => signIn(body, userId));
}

/**
 * Also requires a change if the password is too short for the role: Cognito has one policy for all roles, and a
 * customer may become a vendor.
 */
async function requirePasswordChange(
  { role, password }: Body,
  user: UserRow | undefined,
): Promise<boolean> {
  if (!user || isPasswordOf(role, password)) return user?.mustChangePassword ?? false;
  await changeUser(user.id, { mustChangePassword: true });
  return true;
}

async function signIn(body: Body, userId: string): Promise<OutputOf<typeof contract>> {
  const tokens = await signInByPassword(body.role, userId, body.password);
  const user = await readUser(userId);
  const session = await toSession(body.role, user, tokens);
  if (session) return { ...session, mustChangePassword: await requirePasswordChange(body, user) };
  throw new AppError('INVALID_CREDENTIALS', 'Login failed. Please check your credentials.');
}

const windowSeconds = 900;

/**
 * The limits that a wrong password counts towards. A known device of the account has its own limit, so strangers
 * cannot lock the owner out. Other devices share the limits of the account and of their address. Customers and staff
 * have separate address limits, because a campus shares one address.
 * Rule: accounts-7
 */
async function loginLimits(
  { email, role }: { email: string; role: Role },
  userId: string,
  { cookies, sourceIp }: Pick<RequestContext, 'cookies' | 'sourceIp'>,
): Promise<RateLimit[]> {
  const device = deviceOf(cookies);
  if (device && (await isKnown(device, userId))) {
    return [{ scope: `login:device:${scopeHash(device.id + userId)}`, max: 10, windowSeconds }];
  }
  const group = role === 'student' ? 'address' : 'staff-address';
  return [
    { scope: `login:account:${scopeHash(email)}`, max: 10, windowSeconds },
    { scope: `login:${group}:${scopeHash(sourceIp)}`, max: 300, windowSeconds },
  ];
}
