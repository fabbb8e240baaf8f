import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeJwt, importJWK, type JWK, SignJWT } from 'jose';

/** The same access token as it will be when its time is over, signed by the pool itself. */
export async function expireToken(token: string, dataDir: string): Promise<string> {
  const key: JWK = JSON.parse(await readFile(join(dataDir, 'cognito-key.json'), 'utf8'));
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ ...decodeJwt(token), iat: now - 1800, exp: now - 900 })
    .setProtectedHeader({ alg: 'RS256', kid: 'thali-local' })
    .sign(await importJWK(key, 'RS256'));
}
