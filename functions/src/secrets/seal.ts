import { DecryptCommand, EncryptCommand, KMSClient } from '@aws-sdk/client-kms';
import { busy, requestHandler, translateTransientFaults } from '../aws/transient-faults.ts';
import { config } from '../config.ts';

export const sealClient = new KMSClient({ requestHandler });
translateTransientFaults(sealClient);

/** What a text belongs to: it opens with the same context only, so that a copy in another mess's row is worthless. */
export type SealContext = Readonly<{ vendorId: string }>;

/** What KMS says of a key that somebody has disabled, or can't use at the moment: an operator brings it back. */
const unusable = new Set([
  'DisabledException',
  'KMSInvalidStateException',
  'KeyUnavailableException',
  'DependencyTimeoutException',
]);

/**
 * Encrypts a short text (4 kB at most) with the deployment's key. Rule: pay-4
 * @returns base64, to be kept in a row
 * @throws AppError SERVICE_BUSY while the key can't be used
 */
export async function seal(text: string, context: SealContext): Promise<string> {
  const { CiphertextBlob } = await whileUsable(() =>
    sealClient.send(
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
 * The text again.
 * @throws AppError SERVICE_BUSY while the key can't be used; an error of KMS for another context or a changed text
 */
export async function unseal(sealed: string, context: SealContext): Promise<string> {
  const { Plaintext } = await whileUsable(() =>
    sealClient.send(
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

async function whileUsable<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof Error && unusable.has(error.name) ? busy(error) : error;
  }
}
