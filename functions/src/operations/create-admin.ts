import { randomUUID } from 'node:crypto';
import { AppError } from '@thali/shared/http/app-error';
import { deleteSignIn, makeSignIn, rolesOf } from '../auth/cognito/cognito-users.ts';
import { temporaryPasswordOf } from '../auth/passwords/temporary-password.ts';
import {
  completeProvenAccount,
  dropAccount,
  openAccount,
} from '../auth/registration/accounts.table.ts';
import { newUserId } from '../auth/users/user-ids.ts';
import { busy } from '../aws/transient-faults.ts';
import { readEmail, readUser } from '../identity/users.table.ts';
import { sendEmail } from '../messages/send-email.ts';
import { auditOperation } from './audit-operation.ts';
import { credentialsEmail } from './credentials-email.ts';
import type { OperationInput } from './operation.ts';
import type { operations } from './operation-list.ts';

type Input = OperationInput<(typeof operations)['create-admin']>;

/**
 * An admin's sign-in, whose temporary password goes by e-mail and nowhere else. A run that was cut short
 * lapses within seconds, as a sign-up does. Repeated, it changes nothing: an account that is there keeps its
 * password, and the customer who made it does not become an admin, since that e-mail was never proven.
 */
export async function createAdmin({ email, name }: Input, requestId: string) {
  const known = await readEmail(email);
  if (known && !known.isUnproven) return existing(known.userId);
  const userId = newUserId();
  return auditOperation(requestId, { action: 'createAdmin', target: userId }, async () => {
    const password = await temporaryPasswordOf(randomUUID());
    await makeAccount({ id: userId, email, name }, password);
    await sendEmail(credentialsEmail({ to: email, name, role: 'admin', password }));
    return { created: true, userId };
  });
}

async function existing(userId: string) {
  const [user, roles] = await Promise.all([readUser(userId), rolesOf(userId)]);
  if (!roles.includes('admin')) {
    throw new AppError(
      'EMAIL_TAKEN',
      'This email has an account that is not an admin’s. Use another.',
    );
  }
  return {
    created: false,
    userId,
    ...(user?.mustChangePassword && {
      hint: 'The first password was never changed: resend-credentials sends another one.',
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
