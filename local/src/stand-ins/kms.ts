import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type Operations, ServiceError } from './aws-json.ts';

/** An alias of the key, as in a deployment. */
export const sealKeyId = 'alias/thali-seals';

interface Input {
  KeyId?: string;
  EncryptionContext?: Record<string, string>;
}

const ivBytes = 12;
const tagBytes = 16;

/** A stand-in for KMS. It uses the same symmetric key for every key id. Bytes are base64, as on the wire. */
export function kms(secret: string): Operations {
  const key = Buffer.from(secret, 'base64url');
  return {
    Encrypt: async ({ Plaintext = '', ...input }: Input & { Plaintext?: string }) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(contextOf(input));
      const text = Buffer.concat([cipher.update(Plaintext, 'base64'), cipher.final()]);
      const blob = Buffer.concat([iv, cipher.getAuthTag(), text]);
      return { KeyId: input.KeyId, CiphertextBlob: blob.toString('base64') };
    },
    Decrypt: async ({ CiphertextBlob = '', ...input }: Input & { CiphertextBlob?: string }) => {
      const text = decrypt(key, CiphertextBlob, input);
      return { KeyId: input.KeyId, Plaintext: text.toString('base64') };
    },
  };
}

function decrypt(key: Buffer, ciphertext: string, input: Input): Buffer {
  const blob = Buffer.from(ciphertext, 'base64');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, blob.subarray(0, ivBytes))
      .setAAD(contextOf(input))
      .setAuthTag(blob.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decipher.update(blob.subarray(ivBytes + tagBytes)), decipher.final()]);
  } catch {
    // KMS gives no details.
    throw new ServiceError('InvalidCiphertextException', '');
  }
}

/** Binds the ciphertext to its key id and context. */
function contextOf({ KeyId, EncryptionContext = {} }: Input): Buffer {
  const sorted = Object.entries(EncryptionContext).sort(([a], [b]) => (a < b ? -1 : 1));
  return Buffer.from(JSON.stringify([KeyId, sorted]));
}
