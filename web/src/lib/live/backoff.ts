/** Rule: live-6 */
export const maxAttempts = 5;
export const connectTimeoutMs = 20_000;

/** The wait after the n-th failed attempt (from 1): 1 s growing to 5 s, with jitter. */
export function backoffMs(attempt: number, random: () => number = Math.random): number {
  const waitMs = 1000 * 2 ** (attempt - 1);
  return Math.min(5000, Math.round(waitMs * (1 + 0.25 * random())));
}
