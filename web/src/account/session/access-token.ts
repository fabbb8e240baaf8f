export type TokenClaims = Record<string, unknown>;

/** A token that expires within this time is renewed before use. */
export const renewalLeadMs = 60_000;

/** Reads the claims of a JWT without verifying it. The server verifies it. The browser only plans the renewal. */
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
 * Adds the token's lifetime to the time of its arrival. In epoch milliseconds of this device's clock, so a device with
 * a wrong clock also renews in time.
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
