import type { register as contract } from '@thali/shared/auth/register.contract';
import type { Role, Session } from '@thali/shared/auth/user.contract';
import type { InputOf } from '@thali/shared/http/http-contract';
import { busy } from '../../aws/transient-faults.ts';
import type { Actor } from '../../http/actor.ts';
import type { RequestContext } from '../../http/pipeline.ts';
import { readEmail, readUser, type UserRow } from '../../identity/users.table.ts';
import { newUserId } from '../../ids/new-id.ts';
import { countTry } from '../../limits/rate-limits.table.ts';
import { scopeHash } from '../../limits/scope-hash.ts';
import { log } from '../../logs/log.ts';
import { createSignIn, deleteSignIn } from '../cognito/cognito-users.ts';
import { openSessionByPassword } from '../sessions/open-session.ts';
import { completeAccount, dropAccount, type NewAccount, openAccount } from './accounts.table.ts';
import { assertEmailFree, emailTaken } from './register-customer.ts';

type Body = InputOf<typeof contract>['body'];

/**
 * Creates an account by e-mail and password. The e-mail is unproven, so it is a sign-in name only until another account
 * proves it. A failed sign-up is rolled back; an interrupted sign-up expires within seconds. A repeat with the same
 * Idempotency-Key and password gets a session of the first account.
 * Rule: accounts-35
 */
export async function register(
  _actor: Actor,
  { body, headers }: InputOf<typeof contract>,
  { sourceIp }: RequestContext,
): Promise<Session> {
  await countTry({ scope: `register:${scopeHash(sourceIp)}`, max: 100, windowSeconds: 3600 });
  const key = headers['idempotency-key'];
  const keyHash = key && scopeHash(key);
  const earlier = keyHash ? await findRegistered(body.email, keyHash) : undefined;
  const account = earlier ?? (await createAccount(toAccount(body, keyHash), body));
  const session = await openSessionByPassword(body.role, account, body.password);
  if (!session) throw earlier ? emailTaken() : busy(undefined);
  return session;
}

/** The account that an earlier call with the same key created. */
async function findRegistered(email: string, keyHash: string): Promise<UserRow | undefined> {
  const owner = await readEmail(email, { ConsistentRead: true });
  const user = owner && (await readUser(owner.userId, { ConsistentRead: true }));
  return user?.registrationKeyHash === keyHash ? user : undefined;
}

async function createAccount(
  account: NewAccount,
  { role, password }: Pick<Body, 'role' | 'password'>,
): Promise<NewAccount> {
  await assertEmailFree(account.email);
  await openAccount(account);
  await completeSignIn(account, role, password);
  return account;
}

async function completeSignIn(account: NewAccount, role: Role, password: string): Promise<void> {
  try {
    await createSignIn(account.id, role, password);
    const outcome = await completeAccount(account);
    if (outcome === 'done') return;
    throw outcome === 'email-taken' ? emailTaken() : busy(undefined);
  } catch (error) {
    await rollBack(account);
    throw error;
  }
}

/** Deletes the sign-in only together with its row, because an account needs both. */
async function rollBack(account: NewAccount): Promise<void> {
  try {
    if (await dropAccount(account)) await deleteSignIn(account.id);
  } catch (error) {
    log.error('sign-up not rolled back', { user_id: account.id, error });
  }
}

function toAccount({ name, email, phone }: Body, registrationKeyHash?: string): NewAccount {
  const time = new Date().toISOString();
  return {
    id: newUserId(),
    name,
    email,
    ...(phone && { phone }),
    ...(registrationKeyHash && { registrationKeyHash }),
    createdAt: time,
    updatedAt: time,
  };
}
