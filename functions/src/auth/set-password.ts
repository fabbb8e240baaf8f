import type { setPassword as contract } from '@thali/shared/auth/set-password.contract';
import type { Session } from '@thali/shared/auth/user.contract';
import { AppError } from '@thali/shared/http/app-error';
import type { InputOf } from '@thali/shared/http/http-contract';
import type { Actor } from '../http/actor.ts';
import type { RequestContext } from '../http/pipeline.ts';
import { busy } from '../table/table-client.ts';
import { makeSignIn } from './cognito-users.ts';
import {
  claimFirstPassword,
  closeFirstPassword,
  releaseFirstPassword,
} from './first-password.table.ts';
import { guardTries } from './guard-tries.ts';
import { openSessionByPassword } from './open-session.ts';
import { scopeHash } from './scope-hash.ts';
import type { UserRow } from './users.table.ts';

type Body = InputOf<typeof contract>['body'];

/**
 * The first password of a customer. Unknown, too late, set already and just being set answer alike:
 * knowing a customer's id tells nothing and takes nothing over.
 */
export async function setPassword(
  _actor: Actor,
  { body }: InputOf<typeof contract>,
  { sourceIp }: RequestContext,
): Promise<Session> {
  const limit = { scope: `first:${scopeHash(sourceIp)}`, most: 100, windowSeconds: 900 };
  const user = await guardTries([limit], () => setFirstPassword(body));
  const session = await openSessionByPassword('student', user, body.password);
  if (!session) throw busy(undefined);
  return session;
}

async function setFirstPassword({ customerId, password }: Body): Promise<UserRow> {
  const claim = await claimFirstPassword(customerId);
  if (!claim) throw expired();
  try {
    await makeSignIn(customerId, 'student', password);
  } catch (error) {
    await releaseFirstPassword(claim);
    throw error;
  }
  const user = await closeFirstPassword(claim);
  if (!user) throw expired();
  return user;
}

function expired(): AppError {
  return new AppError(
    'REGISTRATION_EXPIRED',
    'This registration has expired. Please verify your phone number again.',
  );
}
