import { type Role, roles } from '@thali/shared/auth/user.contract';
import { isRecord } from '@thali/shared/http/is-record';

/** How long without activity until something happens, in seconds. */
export interface InactivityLimits {
  warnAfterSeconds: number;
  logoutAfterSeconds: number;
  /** What Stay Logged In gives from the moment it is pressed. */
  extendBySeconds: number;
}

type InactivityTable = Record<Role, InactivityLimits>;

const otherRoles = { warnAfterSeconds: 20, logoutAfterSeconds: 30, extendBySeconds: 30 };

/** Rule: sessions-4 */
export const defaultLimits: InactivityTable = {
  vendor: { warnAfterSeconds: 840, logoutAfterSeconds: 900, extendBySeconds: 600 },
  student: otherRoles,
  admin: otherRoles,
};

/** What this deployment grants a role: the document's own table, where it has one. */
export function limitsOf(role: Role): InactivityLimits {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="inactivity"]');
  return readTable(meta?.content)[role];
}

/**
 * A table as `{"vendor": {"warnAfterSeconds": 840, …}, …}`. Roles and figures that it leaves out keep the
 * defaults, but that an extension which is not named gives the whole of a named time again;
 * a role whose figures make no sense together keeps all defaults.
 */
export function readTable(json: string | undefined): InactivityTable {
  const given = parse(json);
  const entries = roles.map((role) => [role, limitsFrom(given[role], defaultLimits[role])]);
  return Object.fromEntries(entries) as InactivityTable;
}

function limitsFrom(given: unknown, fallback: InactivityLimits): InactivityLimits {
  const own: Partial<InactivityLimits> = isRecord(given) ? given : {};
  const extension = own.logoutAfterSeconds && { extendBySeconds: own.logoutAfterSeconds };
  const wanted = { ...fallback, ...extension, ...own };
  const { warnAfterSeconds, logoutAfterSeconds, extendBySeconds } = wanted;
  const areSeconds = [warnAfterSeconds, logoutAfterSeconds, extendBySeconds].every(isSeconds);
  const isSound = areSeconds && warnAfterSeconds < logoutAfterSeconds;
  return isSound ? { warnAfterSeconds, logoutAfterSeconds, extendBySeconds } : fallback;
}

function isSeconds(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

function parse(json: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json || '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
