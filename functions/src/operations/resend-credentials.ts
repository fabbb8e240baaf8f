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
import { auditDetailOf, chooseWay, handOver, type Way } from './hand-over.ts';
import type { OperationInput } from './operation.ts';
import type { operations } from './operation-list.ts';

type Input = OperationInput<(typeof operations)['resend-credentials']>;

/**
 * Replaces the password of a vendor or admin by a new temporary one. It needs an unused first password or a reason.
 * The e-mail proves the address; a password on the terminal does not. Safe to repeat: the last password counts.
 */
export async function resendCredentials(
  { email, reason, printPassword }: Input,
  requestId: string,
) {
  const userId = await readUserIdByEmail(email);
  const user = userId ? await readUser(userId, { ConsistentRead: true }) : undefined;
  if (!user) throw new AppError('ACCOUNT_NOT_FOUND', 'Nobody has an account with this email.');
  const role = staffRole(await readRoles(user.id));
  if (!role || !(user.mustChangePassword || reason)) throw passwordStays(role);
  const way = await chooseWay({ to: email, printPassword });
  const about = {
    action: 'resendCredentials' as const,
    target: user.id,
    ...(reason && { reason }),
    ...auditDetailOf(way),
  };
  return auditOperation(requestId, about, () => send(user, { to: email, role, way }));
}

interface Sending {
  to: string;
  role: 'vendor' | 'admin';
  way: Way;
}

async function send({ id, name }: UserRow, { to, role, way }: Sending) {
  const password = await temporaryPasswordOf(randomUUID());
  await replacePassword(id, password);
  const provesEmail = way === 'email';
  if (provesEmail) await transact({ email: proveEmail(to, id) });
  // This password also replaces one that the user chose in between.
  await endSessions(id, {
    mustChangePassword: true,
    isFirstPasswordOwed: null,
    ...(provesEmail && { provenEmail: to }),
  });
  const shown = await handOver(way, { to, name, role, password });
  return { sent: provesEmail, userId: id, role, ...shown };
}

function staffRole(roles: readonly Role[]): 'vendor' | 'admin' | undefined {
  if (roles.includes('vendor')) return 'vendor';
  return roles.includes('admin') ? 'admin' : undefined;
}

function passwordStays(role: 'vendor' | 'admin' | undefined): AppError {
  const why = role ? 'The user already chose a password' : 'This is a customer';
  const advice = role ? ' If that is not possible, give a --reason.' : '';
  return new AppError(
    'FORBIDDEN',
    `${why}: 'Forgot password?' on the sign-in page sends a code for a new one.${advice}`,
  );
}
