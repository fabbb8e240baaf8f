import type { RateLimit } from '../../limits/rate-limits.table.ts';

/** Wrong tries at the password of somebody whose id the caller knows. */
export function passwordLimit(userId: string): RateLimit {
  return { scope: `password:${userId}`, most: 10, windowSeconds: 900 };
}
