import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, writeSession } from '../../lib/session/stored-session.ts';
import { fakeStorage } from '../../lib/state/fake-storage.ts';
import { accessToken } from './amplify-session.ts';

const jwt = (claims: object) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sig`;
const stored = jwt({ sub: 'u1', name: 'अन्नपूर्णा' });
const renewed = jwt({ sub: 'u1', iat: 0, exp: 900 });
const refresh = vi.fn(async (..._request: Parameters<typeof fetch>) =>
  Response.json({ token: renewed, refresh_token: 'r1' }),
);

function signIn(lifetimeMs: number): void {
  writeSession({ token: stored, refreshToken: 'r1', expiresAt: Date.now() + lifetimeMs });
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('fetch', refresh);
  refresh.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

it('returns the stored token while it is fresh', async () => {
  signIn(600_000);
  expect(await accessToken()).toBe(stored);
  expect(refresh).not.toHaveBeenCalled();
});

it.each([
  { when: 'it is about to expire', lifetimeMs: 30_000, forceRefresh: false },
  { when: 'a call asks for it', lifetimeMs: 600_000, forceRefresh: true },
])('renews the token with POST /auth/refresh when $when', async ({ lifetimeMs, forceRefresh }) => {
  signIn(lifetimeMs);
  expect(await accessToken(forceRefresh)).toBe(renewed);
  expect(String(refresh.mock.calls[0]?.[0])).toContain('/auth/refresh');
});

it('returns undefined without a session', async () => {
  clearSession();
  expect(await accessToken()).toBeUndefined();
});
