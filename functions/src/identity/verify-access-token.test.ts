import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('../config.ts', () => ({
  config: {
    userPoolId: 'ap-south-1_Test',
    clientIds: { student: 's', vendor: 'v', admin: 'a' },
    jwksUrl: 'https://keys.example/jwks.json',
  },
}));

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = [
  encode({ alg: 'RS256', kid: 'current' }),
  encode({
    iss: 'https://cognito-idp.ap-south-1.amazonaws.com/ap-south-1_Test',
    client_id: 's',
    token_use: 'access',
    exp: Math.floor(Date.now() / 1000) + 900,
  }),
  Buffer.alloc(256).toString('base64url'),
].join('.');

/** Imports a new verifier, so tests do not share keys. */
async function verify(): Promise<unknown> {
  const { verifyAccessToken } = await import('./verify-access-token.ts');
  return verifyAccessToken(token);
}

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const { n, e, kty } = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({
  format: 'jwk',
});

describe('a token that cannot be checked', () => {
  it.each([
    ['the key set is unreachable', () => Promise.reject(new TypeError('fetch failed'))],
    ['the key set answers 503', () => Promise.resolve(new Response('', { status: 503 }))],
    ['the key set answers a page', () => Promise.resolve(new Response('<html>'))],
  ])('answers busy: %s', async (_, fetch) => {
    vi.stubGlobal('fetch', fetch);
    await expect(verify()).rejects.toMatchObject({ code: 'SERVICE_BUSY' });
  });
});

describe('a bad token', () => {
  it.each([
    ['of an unknown key', 'another'],
    ['with a wrong signature', 'current'],
  ])('%s is refused', async (_, kid) => {
    const keys = [{ kty, n, e, kid, alg: 'RS256', use: 'sig' }];
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ keys })));
    await expect(verify()).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  });
});
