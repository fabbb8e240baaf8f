import {
  randomBytes,
  type ScryptOptions,
  scrypt as scryptWithCallback,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';
import { cognitoError } from './cognito-error.ts';
import { minPasswordLength } from './user-pool.ts';

const scrypt = promisify<string, Buffer, number, ScryptOptions, Buffer>(scryptWithCallback);

/** Takes about 2 ms. Local accounts are invented, and tests sign in hundreds of times. */
const cost = 1024;

/** @returns `salt:hash:cost`, the first two in base64 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await scrypt(password, salt, 32, { N: cost });
  return `${salt.toString('base64')}:${hash.toString('base64')}:${cost}`;
}

/** Takes the same time with and without a stored hash. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [salt = '', hash = '', N] = (stored ?? `::${cost}`).split(':');
  const expected = stored ? Buffer.from(hash, 'base64') : randomBytes(32);
  const actual = await scrypt(password, Buffer.from(salt, 'base64'), 32, { N: Number(N) });
  return timingSafeEqual(expected, actual);
}

/**
 * Checks Cognito's general limits first, then the policy of the pool.
 * @throws ServiceError InvalidParameterException, InvalidPasswordException
 */
export function requirePolicy(password: string | undefined): string {
  if (password === undefined || password.length > 256 || !/^\S+.*\S+$/.test(password)) {
    throw cognitoError(
      'InvalidParameterException',
      "1 validation error detected: Value at 'password' failed to satisfy constraint",
    );
  }
  if (password.length >= minPasswordLength) return password;
  throw cognitoError(
    'InvalidPasswordException',
    'Password did not conform with policy: Password not long enough',
  );
}
