import { type Role, roles } from '@thali/shared/auth/user.contract';

/**
 * Cognito wants to know which app client a refresh token belongs to, and the token itself does not
 * say. What we hand out is `role.token`, so that one call is enough.
 */
export function packRefreshToken(role: Role, token: string): string {
  return `${role}.${token}`;
}

export function unpackRefreshToken(packed: string): { role: Role; token: string } | undefined {
  const cut = packed.indexOf('.');
  const role = roles.find((candidate) => candidate === packed.slice(0, cut));
  return role ? { role, token: packed.slice(cut + 1) } : undefined;
}
