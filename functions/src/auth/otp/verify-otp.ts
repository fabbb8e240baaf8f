import type { Session } from '@thali/shared/auth/user.contract';
import type { verifyOtp as contract } from '@thali/shared/auth/verify-otp.contract';
import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { Actor } from '../../http/actor.ts';
import type { RequestContext } from '../../http/pipeline.ts';
import type { UserRow } from '../../identity/users.table.ts';
import { findPhoneOwner } from '../registration/find-phone-owner.ts';
import { registerCustomer, reopenRegistration } from '../registration/register-customer.ts';
import { openSessionByProof } from '../sessions/open-session.ts';
import { changeUser } from '../users/profiles.table.ts';
import { type ProvenOtp, purposeOf } from './otp.ts';
import { phoneProofOf } from './phone-proof.ts';
import { proveOtpFrom } from './prove-otp-from.ts';

type Input = InputOf<typeof contract>;
type Output = OutputOf<typeof contract>;

/** Checks the code first, so only its holder learns whether there is an account. */
export async function verifyOtp(
  _actor: Actor,
  { body }: Input,
  context: RequestContext,
): Promise<Output> {
  const { phone, otp, action, name, email } = body;
  const use = { purpose: purposeOf(action), target: phone };
  const proven = await proveOtpFrom(context, use, otp);
  await proven.consume();
  if (action === 'order') return { phoneProof: await phoneProofOf(phone) };
  if (action === 'login') return signIn(phone, proven);
  return registerCustomer({ phone, name: name ?? '', email: email || undefined });
}

async function signIn(phone: string, proven: ProvenOtp): Promise<Output> {
  const owner = await findPhoneOwner(phone);
  if (!owner) throw accountNotFound();
  if (owner.setPasswordUntil !== undefined) {
    return { requiresPassword: true, ...(await reopenRegistration(owner)) };
  }
  const user = await changeUser(owner.id, { phoneProvenAt: Math.floor(Date.now() / 1000) });
  if (!user) throw accountNotFound();
  const session = await openSession(user, proven);
  if (!session) throw accountNotFound();
  return { ...session, mustChangePassword: user.mustChangePassword, requiresPassword: false };
}

/** If the user pool is too slow, the same code works for another attempt. */
async function openSession(user: UserRow, proven: ProvenOtp): Promise<Session | undefined> {
  try {
    return await openSessionByProof('student', user);
  } catch (error) {
    if (error instanceof AppError && error.code === 'SERVICE_BUSY') await proven.undo();
    throw error;
  }
}

function accountNotFound(): AppError {
  return new AppError('ACCOUNT_NOT_FOUND', 'No account with this phone number. Please register.');
}
