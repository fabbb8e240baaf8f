import * as z from 'zod/mini';

/** 50 random bits: nobody guesses one within its ten minutes, and a person can still type it. */
export const deviceCodeLength = 10;

/** A code however it was typed: small letters, in groups, with the letters that Crockford's alphabet reads as digits. */
export const DeviceCode = z
  .string()
  .check(
    z.maxLength(40),
    z.overwrite(asIssued),
    z.regex(/^[0-9A-HJKMNP-TV-Z]{10}$/, 'The code has ten letters and digits'),
  );

function asIssued(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
}
