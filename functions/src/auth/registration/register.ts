import type { register as contract } from '@thali/shared/auth/register.contract';
import type { Role, Session } from '@thali/shared/auth/user.contract';
import type { InputOf } from '@thali/shared/http/http-contract';
import { busy } from '../../aws/transient-faults.ts';
import type { Actor } from '../../http/actor.ts';
import type { RequestContext } from '../../http/pipeline.ts';
import { log } from '../../logs/log.ts';
import { deleteSignIn, makeSignIn } from '../cognito/cognito-users.ts';
import { countTry } from '../limits/rate-limits.table.ts';
import { scopeHash } from '../limits/scope-hash.ts';
import { openSessionByPassword } from '../sessions/open-session.ts';
import { newUserId } from '../users/user-ids.ts';
import { completeAccount, dropAccount, openAccount } from './accounts.table.ts';
import { emailTaken } from './register-customer.ts';

type Body = InputOf<typeof contract>['body'];

/**
 * An account by e-mail and password. The e-mail is taken first; what fails after that is rolled back,
 * and what is cut short lapses within seconds, so that neither blocks a second try.
 */
export async function register(
  _actor: Actor,
  { body }: InputOf<typeof contract>,
  { sourceIp }: RequestContext,
): Promise<Session> {
  await countTry({ scope: `register:${scopeHash(sourceIp)}`, most: 100, windowSeconds: 3600 });
  const account = toAccount(body);
  if ((await openAccount(account)) === 'email-taken') throw emailTaken();
  await completeSignIn(account, body.role, body.password);
  const session = await openSessionByPassword(body.role, account, body.password);
  if (!session) throw busy(undefined);
  return session;
}

async function completeSignIn(
  account: ReturnType<typeof toAccount>,
  role: Role,
  password: string,
): Promise<void> {
  try {
    await makeSignIn(account.id, role, password);
    if (await completeAccount(account)) return;
  } catch (error) {
    await rollBack(account);
    throw error;
  }
  await rollBack(account);
  throw busy(undefined);
}

/** The sign-in goes only with its rows: an account without a sign-in would hold its e-mail for ever. */
async function rollBack(account: ReturnType<typeof toAccount>): Promise<void> {
  try {
    if (await dropAccount(account)) await deleteSignIn(account.id);
  } catch (error) {
    log.error('sign-up not taken back', { user_id: account.id, error });
  }
}

function toAccount({ name, email, phone }: Body) {
  const time = new Date().toISOString();
  return {
    id: newUserId(),
    name,
    email,
    ...(phone && { phone }),
    createdAt: time,
    updatedAt: time,
  };
}
