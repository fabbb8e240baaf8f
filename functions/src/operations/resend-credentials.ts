import { randomUUID } from 'node:crypto';
import type { Role } from '@thali/shared/auth/user.contract';
import { AppError } from '@thali/shared/http/app-error';
import { replacePassword, rolesOf } from '../auth/cognito/cognito-users.ts';
import { temporaryPasswordOf } from '../auth/passwords/temporary-password.ts';
import { endSessions } from '../auth/sessions/end-sessions.ts';
import { proveEmail } from '../auth/users/emails.table.ts';
import { readUser, readUserIdByEmail, type UserRow } from '../identity/users.table.ts';
import { transact } from '../table/transact.ts';
import { auditOperation } from './audit-operation.ts';
import { handedOver, handOver, type Way, wayTo } from './hand-over.ts';
import type { OperationInput } from './operation.ts';
import type { operations } from './operation-list.ts';

type Input = OperationInput<(typeof operations)['resend-credentials']>;

/**
 * Another temporary password for somebody who never used the first one, or, for a reason, who can't get at their
 * own. Who reads the mailbox has proven it; who is shown the password has not. Safe to repeat: the last one counts.
 */
export async function resendCredentials(
  { email, reason, printPassword }: Input,
  requestId: string,
) {
  const userId = await readUserIdByEmail(email);
  const user = userId ? await readUser(userId, { ConsistentRead: true }) : undefined;
  if (!user) throw new AppError('ACCOUNT_NOT_FOUND', 'Nobody has an account with this email.');
  const role = staffRole(await rolesOf(user.id));
  if (!role || !(user.mustChangePassword || reason)) throw keepsPassword(role);
  const way = await wayTo({ to: email, printPassword });
  const about = {
    action: 'resendCredentials' as const,
    target: user.id,
    ...(reason && { reason }),
    ...handedOver(way),
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
  const proves = way === 'email';
  if (proves) await transact({ email: proveEmail(to, id) });
  // A user who changed theirs meanwhile has this one now, and changes it again.
  await endSessions(id, {
    mustChangePassword: true,
    isFirstPasswordOwed: null,
    ...(proves && { provenEmail: to }),
  });
  const shown = await handOver(way, { to, name, role, password });
  return { sent: proves, userId: id, role, ...shown };
}

function staffRole(roles: readonly Role[]): 'vendor' | 'admin' | undefined {
  if (roles.includes('vendor')) return 'vendor';
  return roles.includes('admin') ? 'admin' : undefined;
}

function keepsPassword(role: 'vendor' | 'admin' | undefined): AppError {
  const why = role ? 'The first password was changed already' : 'This is a customer';
  return new AppError(
    'FORBIDDEN',
    `${why}: 'Forgot password?' on the sign-in page sends a code for a new one.${role ? ' Who can’t use that gets one here for a reason.' : ''}`,
  );
}
