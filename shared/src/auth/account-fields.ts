import * as z from 'zod/mini';
import { cleanLine } from '../text/clean-text.ts';
import { plainId, plainText } from '../text/plain-id.ts';
import { isEmail, maxEmailLength } from './email.ts';
import type { Role } from './user.contract.ts';

/** The minimum password length of each role. Rule: accounts-27 */
export const minPasswordLength: Record<Role, number> = { student: 6, vendor: 8, admin: 8 };

export function isPasswordOf(role: Role, password: string): boolean {
  return password.length >= minPasswordLength[role];
}

export function passwordTooShort(role: Role): string {
  return `Password must be at least ${minPasswordLength[role]} characters long`;
}

/**
 * A new password, by the rules for all roles. Cognito accepts at most 256 characters on one line, without spaces at the
 * ends.
 */
export const NewPassword = z
  .string()
  .check(
    z.minLength(minPasswordLength.student, passwordTooShort('student')),
    z.maxLength(256, 'Password must be at most 256 characters long'),
    z.regex(/^\S.*\S$/s, 'Password must not begin or end with a space'),
    z.regex(
      /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u,
      'Password must not contain line breaks or control characters',
    ),
  );

/** A password that a person enters to sign in. */
export const EnteredPassword = z.string().check(z.minLength(1), z.maxLength(256));

/** An e-mail address. Converts it to lower case and plain characters. */
export function emailField(message: string) {
  return z
    .string()
    .check(
      z.overwrite(plainText),
      z.toLowerCase(),
      z.maxLength(maxEmailLength, message),
      z.refine(isEmail, message),
    );
}

export function nameField(message: string, minLength = 1) {
  return z
    .string()
    .check(
      z.overwrite(cleanLine),
      z.trim(),
      z.minLength(minLength, message),
      z.maxLength(80, 'Name is too long'),
    );
}

/** A user's id: 26 characters of Crockford base32. */
export const UserId = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/, 'Not a user id'));

/** Six digits. Ignores spaces and hyphens around and between them. */
export const OtpCode = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(20)),
    z.transform((text: string) => plainId(text).replaceAll('-', '')),
  ),
  z.string().check(z.regex(/^\d{6}$/, 'Please enter a valid 6-digit OTP')),
);
