export type TokenClaims = Record<string, unknown>;

/** A token this close to its end is renewed before it is used. */
export const renewalLeadMs = 60_000;

/** The claims of a JWT, unverified: the server verifies, this side only plans its renewal. */
export function claimsOf(token: string): TokenClaims {
  const payload = token.split('.')[1] ?? '';
  try {
    const bytes = Uint8Array.from(atob(base64Of(payload)), (char) => char.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? (claims as TokenClaims) : {};
  } catch {
    return {};
  }
}

/**
 * When a token that has just arrived ends, in epoch milliseconds of this device's clock: the token's
 * own lifetime from now, so that a tablet whose clock is wrong neither renews for ever nor too late.
 */
export function expiryOf(token: string, receivedAt: number): number {
  const { exp, iat } = claimsOf(token);
  if (typeof exp !== 'number') return receivedAt;
  if (typeof iat !== 'number') return exp * 1000;
  return receivedAt + (exp - iat) * 1000;
}

export function isFresh(session: { expiresAt: number }, now: number): boolean {
  return session.expiresAt - now > renewalLeadMs;
}

function base64Of(base64Url: string): string {
  const base64 = base64Url.replaceAll('-', '+').replaceAll('_', '/');
  return base64.padEnd(Math.ceil(base64.length / 4) * 4, '=');
}
