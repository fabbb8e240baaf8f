import { describe, expect, it } from 'vitest';
import { claimsOf, expiryOf, isFresh } from './access-token.ts';

function jwt(claims: object): string {
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sig`;
}

describe('access token', () => {
  it('reads claims with names in any script', () => {
    expect(claimsOf(jwt({ sub: 'u1', name: 'अन्नपूर्णा' }))).toEqual({ sub: 'u1', name: 'अन्नपूर्णा' });
    expect(claimsOf('nonsense')).toEqual({});
  });

  it('ends one lifetime after it arrives, by the clock of this device', () => {
    const wrongClock = Date.UTC(2020, 0, 1);
    expect(expiryOf(jwt({ iat: 1_700_000_000, exp: 1_700_003_600 }), wrongClock)).toBe(
      wrongClock + 3_600_000,
    );
  });

  it('is due for renewal at once if it has no expiry', () => {
    expect(isFresh({ expiresAt: expiryOf(jwt({}), 5000) }, 5000)).toBe(false);
  });

  it('is due for renewal one minute before it ends', () => {
    expect(isFresh({ expiresAt: 100_000 }, 39_000)).toBe(true);
    expect(isFresh({ expiresAt: 100_000 }, 40_000)).toBe(false);
  });
});
