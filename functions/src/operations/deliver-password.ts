import { AppError } from '@thali/shared/http/app-error';
import { isOnlyMember } from '../auth/cognito/cognito-users.ts';
import { type Credentials, credentialsEmail } from '../messages/credentials-email.ts';
import { findEmailProblem } from '../messages/find-email-problem.ts';
import { sendEmail } from '../messages/send-email.ts';

/** How a temporary password reaches its owner: by e-mail, or through the operator, who reads it on the terminal. */
export type PasswordDelivery = 'email' | 'terminal';

/**
 * Chooses the delivery before any write. The terminal needs the flag, except for the first admin of a deployment
 * without an e-mail sender.
 * @throws AppError FORBIDDEN with the reason
 * Rule: accounts-39
 */
export async function chooseDelivery(
  { to, printPassword = false }: { to: string; printPassword?: boolean | undefined },
  isFirstAdmin: () => Promise<boolean> = async () => false,
): Promise<PasswordDelivery> {
  if (printPassword) return 'terminal';
  const problem = await findEmailProblem(to);
  if (!problem) return 'email';
  if (problem.isWithoutSender && (await isFirstAdmin())) return 'terminal';
  throw new AppError(
    'FORBIDDEN',
    `Nothing was done. ${problem.message} --print-password shows the password here instead.`,
  );
}

export function isFirstAdmin(userId: string): Promise<boolean> {
  return isOnlyMember('admin', userId);
}

export function auditDetailOf(delivery: PasswordDelivery): { detail?: string } {
  return delivery === 'terminal' ? { detail: 'password shown to the operator' } : {};
}

/** @returns fields for the operator's terminal; never log them */
export async function deliverPassword(
  delivery: PasswordDelivery,
  credentials: Credentials,
): Promise<{ temporaryPassword?: string; hint?: string }> {
  if (delivery === 'terminal') {
    return {
      temporaryPassword: credentials.password,
      hint: 'Shown only once. Hand it over in person. Its owner replaces it at the first sign-in.',
    };
  }
  await sendEmail(credentialsEmail(credentials));
  return {};
}
