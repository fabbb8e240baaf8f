import type { register as contract } from '@thali/shared/auth/register.contract';
import type { Role, Session } from '@thali/shared/auth/user.contract';
import type { InputOf } from '@thali/shared/http/http-contract';
import { busy } from '../../aws/transient-faults.ts';
import type { Actor } from '../../http/actor.ts';
import type { RequestContext } from '../../http/pipeline.ts';
import { newUserId } from '../../ids/new-id.ts';
import { countTry } from '../../limits/rate-limits.table.ts';
import { scopeHash } from '../../limits/scope-hash.ts';
import { log } from '../../logs/log.ts';
import { deleteSignIn, makeSignIn } from '../cognito/cognito-users.ts';
import { openSessionByPassword } from '../sessions/open-session.ts';
import { completeAccount, dropAccount, type NewAccount, openAccount } from './accounts.table.ts';
import { assertEmailFree, emailTaken } from './register-customer.ts';

type Body = InputOf<typeof contract>['body'];

/**
 * An account by e-mail and password. Nobody has proven the e-mail, so it is a sign-in name only until somebody
 * else does. What fails is rolled back, and what is cut short lapses within seconds.
 * Rule: accounts-35
 */
export async function register(
  _actor: Actor,
  { body }: InputOf<typeof contract>,
  { sourceIp }: RequestContext,
): Promise<Session> {
  await countTry({ scope: `register:${scopeHash(sourceIp)}`, most: 100, windowSeconds: 3600 });
  const account = toAccount(body);
  await assertEmailFree(account.email);
  await openAccount(account);
  await completeSignIn(account, body.role, body.password);
  const session = await openSessionByPassword(body.role, account, body.password);
  if (!session) throw busy(undefined);
  return session;
}

async function completeSignIn(account: NewAccount, role: Role, password: string): Promise<void> {
  try {
    await makeSignIn(account.id, role, password);
    const outcome = await completeAccount(account);
    if (outcome === 'done') return;
    throw outcome === 'email-taken' ? emailTaken() : busy(undefined);
  } catch (error) {
    await rollBack(account);
    throw error;
  }
}

/** The sign-in goes only with its row: an account without a sign-in would be nobody's. */
async function rollBack(account: NewAccount): Promise<void> {
  try {
    if (await dropAccount(account)) await deleteSignIn(account.id);
  } catch (error) {
    log.error('sign-up not taken back', { user_id: account.id, error });
  }
}

function toAccount({ name, email, phone }: Body): NewAccount {
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
