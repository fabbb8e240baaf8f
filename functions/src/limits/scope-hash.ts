import { createHash } from 'node:crypto';

/** An address, phone or e-mail as the scope of a limit may contain it. */
export function scopeHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
