import { createPublicKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clientIds, issuer } from '@thali/local/stand-ins/cognito/user-pool';
import {
  base64url,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  SignJWT,
} from 'jose';
import { inject } from 'vitest';

/** The key id of the user pool. */
const kid = 'thali-local';

/** A token with the pool's own signature and Cognito's claims, with these changes. */
export async function tokenSignedByPool(userId: string, changes: JWTPayload = {}): Promise<string> {
  return sign(await importJWK(await poolKey(), 'RS256'), { ...claimsOf(userId), ...changes });
}

/** A valid token that another key signed, with the pool's key id. */
export async function tokenSignedByStranger(userId: string): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256');
  return sign(privateKey, claimsOf(userId));
}

/** A token of another user pool, with its own issuer, client, key and key id. */
export async function tokenOfAnotherPool(userId: string): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256');
  const claims = {
    ...claimsOf(userId),
    iss: `${issuer}Other`,
    client_id: 'another0client000000000000',
  };
  return sign(privateKey, claims, 'another-pool');
}

/** A token that another key signed. Its header points to that key. */
export async function tokenWithHeaderKey(
  userId: string,
  where: 'jwk' | 'jku' | 'x5u' | 'kid',
): Promise<string> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const ownKey = { ...(await exportJWK(publicKey)), kid, alg: 'RS256' };
  const keySet = `data:application/json,${JSON.stringify({ keys: [ownKey] })}`;
  const pointer = { jwk: ownKey, jku: keySet, x5u: keySet, kid: '../../../dev/null' }[where];
  return new SignJWT(claimsOf(userId))
    .setProtectedHeader({ alg: 'RS256', kid, [where]: pointer })
    .sign(privateKey);
}

/** A validly signed token with a key id that the pool does not know. */
export async function tokenWithUnknownKeyId(userId: string): Promise<string> {
  return sign(await importJWK(await poolKey(), 'RS256'), claimsOf(userId), 'unknown');
}

/** A token signed with HMAC, with the public key as the secret. */
export async function tokenWithPublicKey(userId: string): Promise<string> {
  const { kty, n, e } = await poolKey();
  const publicKey = createPublicKey({ key: { kty, n, e } as JWK, format: 'jwk' });
  const secret = Buffer.from(publicKey.export({ type: 'spki', format: 'pem' }));
  return new SignJWT(claimsOf(userId)).setProtectedHeader({ alg: 'HS256', kid }).sign(secret);
}

/** A token with `alg: none` and the given signature, which may be empty. */
export function unsignedToken(userId: string, signature: string): string {
  const header = base64url.encode(JSON.stringify({ alg: 'none', kid }));
  return `${header}.${base64url.encode(JSON.stringify(claimsOf(userId)))}.${signature}`;
}

/** A token with changed claims and its original signature. */
export function tokenWithClaims(token: string, changes: JWTPayload): string {
  const [header, payload = '', signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  return `${header}.${base64url.encode(JSON.stringify({ ...claims, ...changes }))}.${signature}`;
}

export function claimsOf(userId: string): JWTPayload {
  const now = Math.floor(Date.now() / 1000);
  return {
    sub: userId,
    username: userId,
    iss: issuer,
    client_id: clientIds.student,
    token_use: 'access',
    auth_time: now,
    iat: now,
    exp: now + 900,
  };
}

type SigningKey = Awaited<ReturnType<typeof importJWK>>;

function sign(key: SigningKey, claims: JWTPayload, keyId = kid): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: keyId }).sign(key);
}

async function poolKey(): Promise<JWK> {
  return JSON.parse(await readFile(join(inject('dataDir'), 'cognito-key.json'), 'utf8'));
}
