import { randomUUID } from 'node:crypto';
import type { Role } from '@thali/shared/auth/user.contract';
import { AppError } from '@thali/shared/http/app-error';
import { readRoles, replacePassword } from '../auth/cognito/cognito-users.ts';
import { temporaryPasswordOf } from '../auth/passwords/temporary-password.ts';
import { endSessions } from '../auth/sessions/end-sessions.ts';
import { proveEmail } from '../auth/users/emails.table.ts';
import { readUser, readUserIdByEmail, type UserRow } from '../identity/users.table.ts';
import { transact } from '../table/transact.ts';
import { auditOperation } from './audit-operation.ts';
import {
  auditDetailOf,
  chooseDelivery,
  deliverPassword,
  type PasswordDelivery,
} from './deliver-password.ts';
import type { OperationInput } from './operation.ts';
import type { operations } from './operation-list.ts';

type Input = OperationInput<(typeof operations)['resend-credentials']>;

/**
 * Replaces the password of a vendor or admin by a new temporary password. The operator must give a reason if the user has already chosen a password. A password by e-mail proves the address. Safe to repeat: the last password is valid.
 */
export async function resendCredentials(
  { email, reason, printPassword }: Input,
  requestId: string,
) {
  const userId = await readUserIdByEmail(email);
  const user = userId ? await readUser(userId, { ConsistentRead: true }) : undefined;
  if (!user) throw new AppError('ACCOUNT_NOT_FOUND', 'Nobody has an account with this email.');
  const role = staffRole(await readRoles(user.id));
  if (!role || !(user.mustChangePassword || reason)) throw passwordRefusal(role);
  const delivery = await chooseDelivery({ to: email, printPassword });
  const details = {
    action: 'resendCredentials' as const,
    target: user.id,
    ...(reason && { reason }),
    ...auditDetailOf(delivery),
  };
  return auditOperation(requestId, details, () => send(user, { to: email, role, delivery }));
}

interface SendOptions {
  to: string;
  role: 'vendor' | 'admin';
  delivery: PasswordDelivery;
}

async function send({ id, name }: UserRow, { to, role, delivery }: SendOptions) {
  const password = await temporaryPasswordOf(randomUUID());
  await replacePassword(id, password);
  const provesEmail = delivery === 'email';
  if (provesEmail) await transact({ email: proveEmail(to, id) });
  // The new password also replaces a password that the user chose meanwhile.
  await endSessions(id, {
    mustChangePassword: true,
    isFirstPasswordOwed: null,
    ...(provesEmail && { provenEmail: to }),
  });
  const terminalFields = await deliverPassword(delivery, { to, name, role, password });
  return { sent: provesEmail, userId: id, role, ...terminalFields };
}

function staffRole(roles: readonly Role[]): 'vendor' | 'admin' | undefined {
  if (roles.includes('vendor')) return 'vendor';
  return roles.includes('admin') ? 'admin' : undefined;
}

function passwordRefusal(role: 'vendor' | 'admin' | undefined): AppError {
  const reason = role ? 'The user already chose a password' : 'This is a customer';
  const advice = role ? ' If that is not possible, give a --reason.' : '';
  return new AppError(
    'FORBIDDEN',
    `${reason}: 'Forgot password?' on the sign-in page sends a code for a new one.${advice}`,
  );
}
