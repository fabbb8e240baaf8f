import type { verifyOtp as contract } from '@thali/shared/auth/verify-otp.contract';
import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { Actor } from '../../http/actor.ts';
import type { RequestContext } from '../../http/pipeline.ts';
import { readUser, readUserIdByPhone } from '../../identity/users.table.ts';
import { registerCustomer, reopenRegistration } from '../registration/register-customer.ts';
import { openSessionByProof } from '../sessions/open-session.ts';
import { proveOtpFrom } from './prove-otp-from.ts';

type Input = InputOf<typeof contract>;
type Output = OutputOf<typeof contract>;

/** The code first: only its holder learns whether there is an account. */
export async function verifyOtp(
  _actor: Actor,
  { body }: Input,
  context: RequestContext,
): Promise<Output> {
  const { phone, otp, action, name, email } = body;
  const proven = await proveOtpFrom(context, { purpose: 'sign-in', target: phone }, otp);
  await proven.consume();
  if (action === 'login') return signIn(phone);
  return registerCustomer({ phone, name: name ?? '', email: email || undefined });
}

async function signIn(phone: string): Promise<Output> {
  const userId = await readUserIdByPhone(phone);
  const user = userId && (await readUser(userId, { ConsistentRead: true }));
  if (!user) throw accountNotFound();
  if (user.setPasswordUntil !== undefined) {
    return { requiresPassword: true, ...(await reopenRegistration(user)) };
  }
  const session = await openSessionByProof('student', user);
  if (!session) throw accountNotFound();
  return { ...session, requiresPassword: false };
}

function accountNotFound(): AppError {
  return new AppError('ACCOUNT_NOT_FOUND', 'No account with this phone number. Please register.');
}
