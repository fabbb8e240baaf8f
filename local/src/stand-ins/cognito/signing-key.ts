import { join } from 'node:path';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { keep, readKept } from '../../data-folder/kept-json.ts';

export interface SigningKey {
  keyId: string;
  privateKey: CryptoKey | Uint8Array;
  /** The document that the JWKS address answers. */
  keySet: { keys: JWK[] };
}

const keyId = 'thali-local';

/** The pool's RSA key, made at the first start and kept, so that sessions survive a restart. */
export async function openSigningKey(folder: string): Promise<SigningKey> {
  const file = join(folder, 'cognito-key.json');
  const jwk = (await readKept<JWK>(file)) ?? (await createKey(file));
  const { kty, n, e } = jwk;
  return {
    keyId,
    privateKey: await importJWK(jwk, 'RS256'),
    keySet: {
      keys: [{ kty, n, e, alg: 'RS256', use: 'sig', kid: keyId } as JWK],
    },
  };
}

async function createKey(file: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  await keep(file, jwk);
  return jwk;
}
