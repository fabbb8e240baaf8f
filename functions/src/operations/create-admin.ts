import { AppError } from '@thali/shared/http/app-error';
import { deleteSignIn, makeSignIn, rolesOf } from '../auth/cognito/cognito-users.ts';
import { temporaryPasswordOf } from '../auth/passwords/temporary-password.ts';
import {
  completeProvenAccount,
  dropAccount,
  openAccount,
} from '../auth/registration/accounts.table.ts';
import { changeUser } from '../auth/users/profiles.table.ts';
import { busy } from '../aws/transient-faults.ts';
import { readEmail, readUser, type UserRow } from '../identity/users.table.ts';
import { newUserId } from '../ids/new-id.ts';
import { auditOperation } from './audit-operation.ts';
import { handedOver, handOver, isFirstAdmin, wayTo } from './hand-over.ts';
import type { OperationInput } from './operation.ts';
import type { operations } from './operation-list.ts';

type Input = OperationInput<(typeof operations)['create-admin']>;

/**
 * An admin's sign-in, whose temporary password goes by e-mail, or is shown once where that can't be. A run that
 * was cut short lapses within seconds, as a sign-up does; one that failed to hand the password over is gone on
 * with by the next. Otherwise an account that is there keeps its password, and the customer who made it does not
 * become an admin, since that e-mail was never proven.
 * Rule: accounts-39
 */
export async function createAdmin({ email, name, printPassword }: Input, requestId: string) {
  const known = await readEmail(email, { ConsistentRead: true });
  const existing = known && !known.isUnproven ? await existingAdmin(known.userId) : undefined;
  if (existing && !(existing.isFirstPasswordOwed && existing.mustChangePassword)) {
    return unchanged(existing);
  }
  const person = { id: existing?.id ?? newUserId(), email, name: existing?.name ?? name };
  const way = await wayTo({ to: email, printPassword }, () => isFirstAdmin(person.id));
  const about = { action: 'createAdmin', target: person.id, ...handedOver(way) } as const;
  return auditOperation(requestId, about, async () => {
    // The same one each time, so that whichever e-mail arrives has the right one.
    const password = await temporaryPasswordOf(`admin:${person.id}`);
    if (!existing) await makeAccount(person, password);
    const shown = await handOver(way, { ...person, to: email, role: 'admin', password });
    await changeUser(person.id, { isFirstPasswordOwed: null });
    return { created: !existing, userId: person.id, ...shown };
  });
}

async function existingAdmin(userId: string): Promise<UserRow> {
  const [user, roles] = await Promise.all([
    readUser(userId, { ConsistentRead: true }),
    rolesOf(userId),
  ]);
  if (user && roles.includes('admin')) return user;
  throw new AppError(
    'EMAIL_TAKEN',
    'This email has an account that is not an admin’s. Use another.',
  );
}

function unchanged({ id, mustChangePassword }: UserRow) {
  return {
    created: false,
    userId: id,
    ...(mustChangePassword && {
      hint: 'The first password was never changed: resend-credentials sends another one, or shows it with --print-password.',
    }),
  };
}

async function makeAccount(
  person: { id: string; email: string; name: string },
  password: string,
): Promise<void> {
  const time = new Date().toISOString();
  const account = {
    ...person,
    provenEmail: person.email,
    mustChangePassword: true,
    isFirstPasswordOwed: true,
    createdAt: time,
    updatedAt: time,
  };
  await openAccount(account);
  try {
    await makeSignIn(account.id, 'admin', password);
    const outcome = await completeProvenAccount(account);
    if (outcome === 'done') return;
    throw outcome === 'email-taken'
      ? madeMeanwhile()
      : busy('The account lapsed before it was complete');
  } catch (error) {
    if (await dropAccount(account)) await deleteSignIn(account.id);
    throw error;
  }
}

function madeMeanwhile(): AppError {
  return new AppError(
    'EMAIL_TAKEN',
    'An account with this email was made at this moment. Run it again.',
  );
}
