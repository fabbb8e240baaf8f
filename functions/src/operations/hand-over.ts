import { AppError } from '@thali/shared/http/app-error';
import { isOnlyMember } from '../auth/cognito/cognito-users.ts';
import { config } from '../config.ts';
import { findEmailProblem } from '../messages/find-email-problem.ts';
import { type Email, sendEmail } from '../messages/send-email.ts';

/** How a temporary password reaches its owner: by e-mail, or through the operator, who reads it on the terminal. */
export type Way = 'email' | 'terminal';

/**
 * Chooses the way before any write. The terminal needs the flag. The first admin of a deployment without a sender needs
 * no flag, because there is no other way in.
 * @throws AppError FORBIDDEN with the reason
 * Rule: accounts-39
 */
export async function chooseWay(
  { to, printPassword = false }: { to: string; printPassword?: boolean | undefined },
  isFirstAdmin: () => Promise<boolean> = async () => false,
): Promise<Way> {
  if (printPassword) return 'terminal';
  const problem = await findEmailProblem(to);
  if (!problem) return 'email';
  if (problem.isWithoutSender && (await isFirstAdmin())) return 'terminal';
  throw new AppError(
    'FORBIDDEN',
    `Nothing was done. ${problem.message} --print-password shows the password here instead.`,
  );
}

/** True if no other user is an admin. */
export function isFirstAdmin(userId: string): Promise<boolean> {
  return isOnlyMember('admin', userId);
}

/** The detail of the audit entry. */
export function auditDetailOf(way: Way): { detail?: string } {
  return way === 'terminal' ? { detail: 'password shown to the operator' } : {};
}

/** @returns fields for the operator's terminal, never for a log */
export async function handOver(
  way: Way,
  credentials: Credentials,
): Promise<{ temporaryPassword?: string; hint?: string }> {
  if (way === 'terminal') {
    return {
      temporaryPassword: credentials.password,
      hint: 'Shown only once. Hand it over in person. Its owner replaces it at the first sign-in.',
    };
  }
  await sendEmail(credentialsEmail(credentials));
  return {};
}

interface Credentials {
  to: string;
  name: string;
  role: 'vendor' | 'admin';
  password: string;
}

/** The e-mail with a new user's sign-in. */
function credentialsEmail({ to, name, role, password }: Credentials): Email {
  const { siteUrl } = config;
  const who = role === 'admin' ? 'an administrator' : 'a vendor';
  const path = role === 'admin' ? '/login?role=admin' : '/login?role=vendor';
  const lines = [
    `Hello ${name},`,
    '',
    `You can sign in to Thali as ${who}.`,
    ...(siteUrl ? ['', 'Sign in here:', `${siteUrl}${path}`] : []),
    '',
    `Email: ${to}`,
    `Temporary password: ${password}`,
    '',
    'You will choose your own password after you sign in.',
    'Any password we sent you earlier no longer works.',
  ];
  return { to, subject: 'Your sign-in to Thali', text: lines.join('\n') };
}
