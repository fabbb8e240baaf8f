import { type Role, roles } from '@thali/shared/auth/user.contract';

/**
 * Cognito needs the app client of a refresh token, and the token does not contain it. Clients get `role.token`, so one
 * call is enough.
 */
export function packRefreshToken(role: Role, token: string): string {
  return `${role}.${token}`;
}

export function unpackRefreshToken(packed: string): { role: Role; token: string } | undefined {
  const dotIndex = packed.indexOf('.');
  const role = roles.find((candidate) => candidate === packed.slice(0, dotIndex));
  return role ? { role, token: packed.slice(dotIndex + 1) } : undefined;
}
