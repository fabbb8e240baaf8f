import { DecryptCommand, EncryptCommand, KMSClient } from '@aws-sdk/client-kms';
import { busy, requestHandler, translateTransientFaults } from '../aws/transient-faults.ts';
import { config } from '../config.ts';

let cachedClient: KMSClient | undefined;
/** Created at first use, because few invocations need the client. */
export function sealClient(): KMSClient {
  cachedClient ??= createClient();
  return cachedClient;
}

function createClient(): KMSClient {
  const client = new KMSClient({ requestHandler });
  translateTransientFaults(client);
  return client;
}

/** KMS decrypts only with the same context, so a copy of the text in another mess's row is useless. */
export type SealContext = Readonly<{ vendorId: string }>;

/** KMS errors for a disabled or temporarily unavailable key. An operator can restore the key. */
const unavailableErrors = new Set([
  'DisabledException',
  'KMSInvalidStateException',
  'KeyUnavailableException',
  'DependencyTimeoutException',
]);

/**
 * Encrypts a text of at most 4 kB with the deployment's key. Rule: pay-4
 * @returns base64, for a row of the table
 * @throws AppError SERVICE_BUSY while the key is unavailable
 */
export async function seal(text: string, context: SealContext): Promise<string> {
  const { CiphertextBlob } = await callKms(() =>
    sealClient().send(
      new EncryptCommand({
        KeyId: config.sealKeyId,
        Plaintext: Buffer.from(text),
        EncryptionContext: context,
      }),
    ),
  );
  if (!CiphertextBlob) throw new Error('KMS encrypted nothing');
  return Buffer.from(CiphertextBlob).toString('base64');
}

/**
 * @throws AppError SERVICE_BUSY while the key is unavailable; an error of KMS for another context or a changed text
 */
export async function unseal(sealed: string, context: SealContext): Promise<string> {
  const { Plaintext } = await callKms(() =>
    sealClient().send(
      new DecryptCommand({
        KeyId: config.sealKeyId,
        CiphertextBlob: Buffer.from(sealed, 'base64'),
        EncryptionContext: context,
      }),
    ),
  );
  if (!Plaintext) throw new Error('KMS decrypted nothing');
  return Buffer.from(Plaintext).toString();
}

async function callKms<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof Error && unavailableErrors.has(error.name) ? busy(error) : error;
  }
}
