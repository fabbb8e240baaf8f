import * as z from 'zod/mini';
import type { Role } from './user.contract.ts';

const day = 24 * 3600;
const Seconds = z
  .int('Whole seconds')
  .check(z.minimum(1, 'At least 1'), z.maximum(day, 'At most a day'));

const Limits = z
  .strictObject(
    {
      warnAfterSeconds: Seconds,
      logoutAfterSeconds: Seconds,
      /** The time that 'Stay Logged In' adds; by default `logoutAfterSeconds`. */
      extendBySeconds: z.optional(Seconds),
    },
    { error: unknownKey },
  )
  .check(
    z.refine(({ warnAfterSeconds, logoutAfterSeconds }) => warnAfterSeconds < logoutAfterSeconds, {
      path: ['warnAfterSeconds'],
      error: 'Must be below logoutAfterSeconds',
    }),
  );

/** The inactivity limits of a deployment, for the roles that differ from the defaults. Rule: sessions-4 */
const InactivityLimits = z.strictObject(
  {
    student: z.optional(Limits),
    vendor: z.optional(Limits),
    admin: z.optional(Limits),
  } satisfies Record<Role, unknown>,
  { error: unknownKey },
);

/**
 * Checks the inactivity limits of a deployment.
 * @param limits the limits as JSON or as the parsed value
 * @returns the limits as JSON, for the documents
 * @throws Error that names the problem
 */
export function readInactivityLimits(limits: unknown): string {
  const { data, error } = InactivityLimits.safeParse(
    typeof limits === 'string' ? parseLimits(limits) : limits,
  );
  if (data) return JSON.stringify(data);
  const problems = error.issues.map(({ path, message }) => [...path, message].join(' '));
  throw new Error(`The inactivity limits are not valid: ${problems.join('; ')}`);
}

function parseLimits(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Error(`The inactivity limits are not JSON: ${json}`);
  }
}

/** Names an unknown key. If it were ignored, the operator would notice only when people are signed out too early. */
function unknownKey(issue: { code?: string; keys?: unknown }): string | undefined {
  if (issue.code !== 'unrecognized_keys' || !Array.isArray(issue.keys)) return undefined;
  return `There is no ${issue.keys.join(', ')}`;
}
