import { AppError } from '@thali/shared/http/app-error';
import { isOnlyMember } from '../auth/cognito/cognito-users.ts';
import { config } from '../config.ts';
import { emailProblem } from '../messages/email-problem.ts';
import { type Email, sendEmail } from '../messages/send-email.ts';

/** How a temporary password reaches its owner: by e-mail, or over the operator's terminal. */
export type Way = 'email' | 'terminal';

/**
 * Decided before anything is made. The terminal takes the flag, except for the first admin of a deployment
 * that can send no e-mail at all: there is no other way in.
 * @throws AppError FORBIDDEN with the reason
 * Rule: accounts-39
 */
export async function wayTo(
  { to, printPassword = false }: { to: string; printPassword?: boolean | undefined },
  isFirstAdmin: () => Promise<boolean> = async () => false,
): Promise<Way> {
  if (printPassword) return 'terminal';
  const problem = await emailProblem(to);
  if (!problem) return 'email';
  if (problem.isWithoutSender && (await isFirstAdmin())) return 'terminal';
  throw new AppError(
    'FORBIDDEN',
    `Nothing was done. ${problem.message} With --print-password the password is shown here instead.`,
  );
}

/** Whether nobody but this user is an admin. */
export function isFirstAdmin(userId: string): Promise<boolean> {
  return isOnlyMember('admin', userId);
}

/** What the audit log says of the way. */
export function handedOver(way: Way): { detail?: string } {
  return way === 'terminal' ? { detail: 'password shown to the operator' } : {};
}

/** @returns what the operator's terminal shows of it; no log has it. */
export async function handOver(
  way: Way,
  credentials: Credentials,
): Promise<{ temporaryPassword?: string; hint?: string }> {
  if (way === 'terminal') {
    return {
      temporaryPassword: credentials.password,
      hint: 'Shown this once. Hand it over in person; it is changed at the first sign-in.',
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

/** The e-mail that gives a new user their sign-in. */
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
