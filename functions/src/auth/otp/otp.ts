import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { OtpAction } from '@thali/shared/auth/request-otp.contract';
import { AppError } from '@thali/shared/http/app-error';
import { deriveKey } from '../../secrets/order-secret.ts';
import {
  consumeOtp,
  countGuess,
  type Guesser,
  type OtpRow,
  putOtp,
  type Requester,
  restoreOtp,
} from './otp.table.ts';

const lifeSeconds = 300;

/** The purpose and the receiver of a code. The code is valid only for this use. */
export interface OtpUse {
  purpose: 'sign-in' | 'order' | 'reset' | 'contact';
  /** A phone in E.164 or an e-mail address in lower case. */
  target: string;
}

export function purposeOf(action: OtpAction): OtpUse['purpose'] {
  return action === 'order' ? 'order' : 'sign-in';
}

/** A correct code that is not used up yet. */
export interface ProvenOtp {
  row: OtpRow;
  /** @throws AppError INVALID_OTP if another caller has used up the code */
  consume(): Promise<void>;
  /** Makes the code valid again, after a busy service stopped the call. */
  undo(): Promise<void>;
}

/** Creates a six-digit code. An earlier code for the same use becomes invalid. */
export async function issueOtp(
  use: OtpUse,
  context: Requester & Pick<OtpRow, 'userId' | 'channel'> = {},
  now = Date.now(),
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const id = await otpIdOf(use);
  await putOtp(id, {
    ...context,
    codeHash: await codeHashOf(id, now, code),
    issuedAt: now,
    tries: 0,
    expiresAt: Math.floor(now / 1000) + lifeSeconds,
  });
  return code;
}

/**
 * Counts a guess, then compares. Every failure gives the same answer, so a caller cannot tell a wrong code from an
 * expired, used or unsent one.
 * @throws AppError INVALID_OTP ('Invalid OTP')
 */
export async function proveOtp(
  use: OtpUse,
  code: string,
  by: Guesser,
  now = Date.now(),
): Promise<ProvenOtp> {
  const id = await otpIdOf(use);
  const row = await countGuess(id, by, now);
  const actual = Buffer.from(await codeHashOf(id, row?.issuedAt ?? 0, code));
  const expected = Buffer.from(row?.codeHash ?? '');
  const isCorrect = actual.byteLength === expected.byteLength && timingSafeEqual(actual, expected);
  if (!row || !isCorrect) throw invalidOtp();
  const usedBy = randomUUID();
  return {
    row,
    consume: async () => {
      if (!(await consumeOtp(id, row.codeHash, now, usedBy))) throw invalidOtp();
    },
    undo: () => restoreOtp(id, usedBy),
  };
}

export function invalidOtp(): AppError {
  return new AppError('INVALID_OTP', 'Invalid OTP');
}

/** The storage id of the code for a use. */
export function otpIdOf({ purpose, target }: OtpUse): Promise<string> {
  return hmac(`id|${purpose}|${target}`);
}

function codeHashOf(id: string, issuedAt: number, code: string): Promise<string> {
  return hmac(`code|${id}|${issuedAt}|${code}`);
}

async function hmac(message: string): Promise<string> {
  return createHmac('sha256', await deriveKey('otp'))
    .update(message)
    .digest('base64url');
}
