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
      /** What Stay Logged In gives; absent: the whole time again. */
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

/**
 * How long a person may be inactive, for the roles in which a deployment wants other figures than the
 * defaults. Rule: sessions-4
 */
const InactivityLimits = z.strictObject(
  {
    student: z.optional(Limits),
    vendor: z.optional(Limits),
    admin: z.optional(Limits),
  } satisfies Record<Role, unknown>,
  { error: unknownKey },
);

/**
 * The limits as a deployment writes them.
 * @param given  JSON, or the parsed value
 * @returns the same as JSON, for the documents
 * @throws Error that says what is wrong with it
 */
export function readInactivityLimits(given: unknown): string {
  const { data, error } = InactivityLimits.safeParse(
    typeof given === 'string' ? parsed(given) : given,
  );
  if (data) return JSON.stringify(data);
  const problems = error.issues.map(({ path, message }) => [...path, message].join(' '));
  throw new Error(`The inactivity limits are not valid: ${problems.join('; ')}`);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Error(`The inactivity limits are not JSON: ${json}`);
  }
}

/** A word that means nothing is a mistake that would show only when people are signed out too early. */
function unknownKey(issue: { code?: string; keys?: unknown }): string | undefined {
  if (issue.code !== 'unrecognized_keys' || !Array.isArray(issue.keys)) return undefined;
  return `There is no ${issue.keys.join(', ')}`;
}
