import type { setPassword as contract } from '@thali/shared/auth/set-password.contract';
import type { Session } from '@thali/shared/auth/user.contract';
import { AppError } from '@thali/shared/http/app-error';
import type { InputOf } from '@thali/shared/http/http-contract';
import { busy } from '../../aws/transient-faults.ts';
import type { Actor } from '../../http/actor.ts';
import type { RequestContext } from '../../http/pipeline.ts';
import { readUser, type UserRow } from '../../identity/users.table.ts';
import { runWithinLimits } from '../../limits/run-within-limits.ts';
import { scopeHash } from '../../limits/scope-hash.ts';
import { setFirstPassword } from '../registration/first-password.ts';
import { openSessionByPassword } from '../sessions/open-session.ts';
import { passwordLimit } from './password-rule.ts';

type Body = InputOf<typeof contract>['body'];

/**
 * Sets the first password of a customer. Every refused call gets the same answer, so a customer's id reveals and
 * grants nothing. The first answer may get lost, so a repeat with the right password gets a new session until the
 * time limit.
 */
export function setPassword(
  _actor: Actor,
  { body }: InputOf<typeof contract>,
  { sourceIp }: RequestContext,
): Promise<Session> {
  const limit = { scope: `first:${scopeHash(sourceIp)}`, max: 100, windowSeconds: 900 };
  return runWithinLimits([limit], async () => (await setOnce(body)) ?? (await replaySession(body)));
}

async function setOnce({ customerId, password }: Body): Promise<Session | undefined> {
  const user = await setFirstPassword(customerId, password, { proven: false });
  if (!user) return undefined;
  const session = await openSessionByPassword('student', user, password);
  if (!session) throw busy(undefined);
  return session;
}

/** Opens a session for a repeat. A wrong password counts towards the account's limit. */
async function replaySession({ customerId, password }: Body): Promise<Session> {
  const user = await readUser(customerId, { ConsistentRead: true });
  if (!user || !wasJustSet(user)) throw registrationExpired();
  return runWithinLimits([passwordLimit(customerId)], async () => {
    const session = await openSessionByPassword('student', user, password);
    if (!session) throw registrationExpired();
    return session;
  });
}

function wasJustSet({ passwordSetWithin = 0 }: UserRow): boolean {
  return passwordSetWithin * 1000 > Date.now();
}

function registrationExpired(): AppError {
  return new AppError(
    'REGISTRATION_EXPIRED',
    'This registration has expired. Please verify your phone number again.',
  );
}
