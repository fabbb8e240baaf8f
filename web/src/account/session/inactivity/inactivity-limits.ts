import { type Role, roles } from '@thali/shared/auth/user.contract';
import { isRecord } from '@thali/shared/http/is-record';

/** The times without activity until the warning and the logout, in seconds. */
export interface InactivityLimits {
  warnAfterSeconds: number;
  logoutAfterSeconds: number;
  /** The time that the session lasts after a click on Stay Logged In. */
  extendBySeconds: number;
}

type InactivityTable = Record<Role, InactivityLimits>;

const shortLimits = { warnAfterSeconds: 20, logoutAfterSeconds: 30, extendBySeconds: 30 };

/** Rule: sessions-4 */
export const defaultLimits: InactivityTable = {
  vendor: { warnAfterSeconds: 840, logoutAfterSeconds: 900, extendBySeconds: 600 },
  student: shortLimits,
  admin: shortLimits,
};

/** The limits of a role. A deployment can set other limits in a meta tag of its HTML pages. */
export function limitsOf(role: Role): InactivityLimits {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="inactivity"]');
  return readTable(meta?.content)[role];
}

/**
 * Reads a table such as `{"vendor": {"warnAfterSeconds": 840, …}, …}`. Missing roles and figures keep the defaults.
 * If a role names `logoutAfterSeconds` but no `extendBySeconds`, the extension is as long as the time until the logout.
 * A role with inconsistent figures keeps all defaults.
 */
export function readTable(json: string | undefined): InactivityTable {
  const setting = parse(json);
  const entries = roles.map((role) => [role, limitsFrom(setting[role], defaultLimits[role])]);
  return Object.fromEntries(entries) as InactivityTable;
}

function limitsFrom(setting: unknown, fallback: InactivityLimits): InactivityLimits {
  const namedLimits: Partial<InactivityLimits> = isRecord(setting) ? setting : {};
  const extension = namedLimits.logoutAfterSeconds && {
    extendBySeconds: namedLimits.logoutAfterSeconds,
  };
  const limits = { ...fallback, ...extension, ...namedLimits };
  const { warnAfterSeconds, logoutAfterSeconds, extendBySeconds } = limits;
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
