import { join } from 'node:path';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { readJsonFile, writeJsonFile } from '../../data-folder/json-file.ts';

export interface SigningKey {
  keyId: string;
  privateKey: CryptoKey | Uint8Array;
  /** The document at the JWKS address. */
  keySet: { keys: JWK[] };
}

const keyId = 'thali-local';

/** The pool's RSA key. It is created at the first start and kept, so sessions survive a restart. */
export async function openSigningKey(folder: string): Promise<SigningKey> {
  const file = join(folder, 'cognito-key.json');
  const jwk = (await readJsonFile<JWK>(file)) ?? (await createKey(file));
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
  await writeJsonFile(file, jwk);
  return jwk;
}
