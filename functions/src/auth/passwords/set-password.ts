import type { setPassword as contract } from '@thali/shared/auth/set-password.contract';
import type { Session } from '@thali/shared/auth/user.contract';
import { AppError } from '@thali/shared/http/app-error';
import type { InputOf } from '@thali/shared/http/http-contract';
import type { Actor } from '../../http/actor.ts';
import type { RequestContext } from '../../http/pipeline.ts';
import { busy } from '../../table/table-client.ts';
import { guardTries } from '../limits/guard-tries.ts';
import { scopeHash } from '../limits/scope-hash.ts';
import { openSessionByPassword } from '../sessions/open-session.ts';
import type { UserRow } from '../users/users.table.ts';
import { setFirstPassword } from './first-password.ts';

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
  const user = await guardTries([limit], () => setOnce(body));
  const session = await openSessionByPassword('student', user, body.password);
  if (!session) throw busy(undefined);
  return session;
}

async function setOnce({ customerId, password }: Body): Promise<UserRow> {
  const user = await setFirstPassword(customerId, password, { proven: false });
  if (!user) throw expired();
  return user;
}

function expired(): AppError {
  return new AppError(
    'REGISTRATION_EXPIRED',
    'This registration has expired. Please verify your phone number again.',
  );
}
