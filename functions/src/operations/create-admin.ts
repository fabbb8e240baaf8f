import { AppError } from '@thali/shared/http/app-error';
import { readRoles } from '../auth/cognito/cognito-users.ts';
import { temporaryPasswordOf } from '../auth/passwords/temporary-password.ts';
import { createProvenAccount } from '../auth/registration/create-proven-account.ts';
import { changeUser } from '../auth/users/profiles.table.ts';
import { busy } from '../aws/transient-faults.ts';
import { readEmail, readUser, type UserRow } from '../identity/users.table.ts';
import { newUserId } from '../ids/new-id.ts';
import { auditOperation } from './audit-operation.ts';
import {
  auditDetailOf,
  chooseDelivery,
  deliverPassword,
  isFirstAdmin,
} from './deliver-password.ts';
import type { OperationInput } from './operation.ts';
import type { operations } from './operation-list.ts';

type Input = OperationInput<(typeof operations)['create-admin']>;

/**
 * Creates an admin's sign-in and e-mails a temporary password, or shows it once. The account of an interrupted run
 * expires within seconds. If the password did not reach the admin, the next run sends it again. Otherwise an existing
 * admin keeps the password. A customer's account never becomes an admin's account, because the customer may not own the
 * e-mail address.
 * Rule: accounts-39
 */
export async function createAdmin({ email, name, printPassword }: Input, requestId: string) {
  const emailRow = await readEmail(email, { ConsistentRead: true });
  const existing =
    emailRow && !emailRow.isUnproven ? await existingAdmin(emailRow.userId) : undefined;
  if (existing && !(existing.isFirstPasswordOwed && existing.mustChangePassword)) {
    return describeExisting(existing);
  }
  const person = { id: existing?.id ?? newUserId(), email, name: existing?.name ?? name };
  const delivery = await chooseDelivery({ to: email, printPassword }, () =>
    isFirstAdmin(person.id),
  );
  const details = { action: 'createAdmin', target: person.id, ...auditDetailOf(delivery) } as const;
  return auditOperation(requestId, details, async () => {
    // Every run derives the same password, so an e-mail of any run has the right password.
    const password = await temporaryPasswordOf(`admin:${person.id}`);
    if (!existing) await createAccount(person, password);
    const terminalFields = await deliverPassword(delivery, {
      ...person,
      to: email,
      role: 'admin',
      password,
    });
    await changeUser(person.id, { isFirstPasswordOwed: null });
    return { created: !existing, userId: person.id, ...terminalFields };
  });
}

async function existingAdmin(userId: string): Promise<UserRow> {
  const [user, roles] = await Promise.all([
    readUser(userId, { ConsistentRead: true }),
    readRoles(userId),
  ]);
  if (user && roles.includes('admin')) return user;
  throw new AppError(
    'EMAIL_TAKEN',
    'This email belongs to an account that is not an admin’s. Use another email.',
  );
}

function describeExisting({ id, mustChangePassword }: UserRow) {
  return {
    created: false,
    userId: id,
    ...(mustChangePassword && {
      hint: 'The temporary password is still unused. resend-credentials sends a new one, or shows it with --print-password.',
    }),
  };
}

async function createAccount(
  person: { id: string; email: string; name: string },
  password: string,
): Promise<void> {
  const account = { ...person, isFirstPasswordOwed: true };
  const outcome = await createProvenAccount(account, 'admin', password);
  if (outcome === 'email-taken') throw createdMeanwhile();
  if (outcome === 'expired') throw busy('The account expired before it was complete');
}

function createdMeanwhile(): AppError {
  return new AppError(
    'EMAIL_TAKEN',
    'An account with this email was created at the same time. Run this command again.',
  );
}
