import { createHash } from 'node:crypto';

/** Hashes an address, phone, e-mail or id, such as for the scope of a limit. */
export function scopeHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
