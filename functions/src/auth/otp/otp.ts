import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { OtpAction } from '@thali/shared/auth/request-otp.contract';
import { AppError } from '@thali/shared/http/app-error';
import { derivedKey } from '../../secrets/order-secret.ts';
import {
  type Asker,
  consumeOtp,
  countGuess,
  type Guesser,
  giveBackOtp,
  type OtpRow,
  putOtp,
} from './otp.table.ts';

const lifeSeconds = 300;

/** What a code is for, and to whom it was sent: it fits nothing else. */
export interface OtpUse {
  purpose: 'sign-in' | 'order' | 'reset';
  /** A phone in E.164 or an e-mail address in lower case. */
  target: string;
}

export function purposeOf(action: OtpAction): OtpUse['purpose'] {
  return action === 'order' ? 'order' : 'sign-in';
}

/** A code that was right, and not yet used up. */
export interface ProvenOtp {
  row: OtpRow;
  /** @throws AppError INVALID_OTP when somebody else has used it up meanwhile */
  consume(): Promise<void>;
  /** Makes it good for another try, where what it was used for found a service busy. */
  giveBack(): Promise<void>;
}

/** Makes a code of six digits; an earlier one for the same use is void. */
export async function issueOtp(
  use: OtpUse,
  about: Asker & Pick<OtpRow, 'userId' | 'channel'> = {},
  now = Date.now(),
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const id = await otpIdOf(use);
  await putOtp(id, {
    ...about,
    codeHash: await codeHashOf(id, now, code),
    issuedAt: now,
    tries: 0,
    expiresAt: Math.floor(now / 1000) + lifeSeconds,
  });
  return code;
}

/**
 * Counts a guess, then compares. Wrong, lapsed, used up, guessed at too often and never sent answer
 * alike.
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
  const given = Buffer.from(await codeHashOf(id, row?.issuedAt ?? 0, code));
  const expected = Buffer.from(row?.codeHash ?? '');
  const isRight = given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
  if (!row || !isRight) throw invalidOtp();
  const usedBy = randomUUID();
  return {
    row,
    consume: async () => {
      if (!(await consumeOtp(id, row.codeHash, now, usedBy))) throw invalidOtp();
    },
    giveBack: () => giveBackOtp(id, usedBy),
  };
}

export function invalidOtp(): AppError {
  return new AppError('INVALID_OTP', 'Invalid OTP');
}

/** The id under which a code for this use is stored, if there is one. */
export function otpIdOf({ purpose, target }: OtpUse): Promise<string> {
  return hmac(`id|${purpose}|${target}`);
}

function codeHashOf(id: string, issuedAt: number, code: string): Promise<string> {
  return hmac(`code|${id}|${issuedAt}|${code}`);
}

async function hmac(message: string): Promise<string> {
  return createHmac('sha256', await derivedKey('otp'))
    .update(message)
    .digest('base64url');
}
