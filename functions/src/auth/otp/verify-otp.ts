import { randomBytes } from 'node:crypto';
import type { verifyOtp as contract } from '@thali/shared/auth/verify-otp.contract';
import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { busy } from '../../aws/transient-faults.ts';
import type { Actor } from '../../http/actor.ts';
import type { RequestContext } from '../../http/pipeline.ts';
import { findPhoneOwner } from '../registration/find-phone-owner.ts';
import { setFirstPassword } from '../registration/first-password.ts';
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
  const { phone, otp, action, name, email, isPasswordless } = body;
  const use = { purpose: purposeOf(action), target: phone };
  const proven = await proveOtpFrom(context, use, otp);
  await proven.consume();
  if (action === 'order') return { phoneProof: await phoneProofOf(phone) };
  if (action === 'login') return signIn(phone, proven);
  const registration = { phone, name: name ?? '', email: email || undefined };
  const registered = await registerCustomer(registration);
  if (!isPasswordless) return registered;
  return undoIfBusy(proven, () => signInWithoutPassword(registered.customerId));
}

/** Signs a new customer in. Nobody knows the random password, which the user pool needs. */
async function signInWithoutPassword(customerId: string): Promise<Output> {
  const password = randomBytes(32).toString('base64url');
  const user = await setFirstPassword(customerId, password, { proven: true });
  const session = user && (await openSessionByProof('student', user));
  if (!session) throw busy(undefined);
  return { ...session, requiresPassword: false };
}

async function signIn(phone: string, proven: ProvenOtp): Promise<Output> {
  const owner = await findPhoneOwner(phone);
  if (!owner) {
    await proven.undo();
    throw accountNotFound();
  }
  if (owner.setPasswordUntil !== undefined) {
    return { requiresPassword: true, ...(await reopenRegistration(owner)) };
  }
  const user = await changeUser(owner.id, { phoneProvenAt: Math.floor(Date.now() / 1000) });
  if (!user) throw accountNotFound();
  const session = await undoIfBusy(proven, () => openSessionByProof('student', user));
  if (!session) throw accountNotFound();
  return { ...session, mustChangePassword: user.mustChangePassword, requiresPassword: false };
}

/** If the user pool is too slow, the same code works for another attempt. */
async function undoIfBusy<Result>(proven: ProvenOtp, open: () => Promise<Result>): Promise<Result> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof AppError && error.code === 'SERVICE_BUSY') await proven.undo();
    throw error;
  }
}

function accountNotFound(): AppError {
  return new AppError('ACCOUNT_NOT_FOUND', 'No account with this phone number. Please register.');
}
