import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { kms, sealKeyId } from './kms.ts';

const { Encrypt, Decrypt } = kms(randomBytes(32).toString('base64url')) as Record<
  string,
  (input: object) => Promise<{ CiphertextBlob: string; Plaintext: string }>
>;
const ofMess = (vendorId: string) => ({ KeyId: sealKeyId, EncryptionContext: { vendorId } });
const Plaintext = Buffer.from('a secret').toString('base64');

it('decrypts only with the same context and key, and only unchanged data', async () => {
  const { CiphertextBlob = '' } = (await Encrypt?.({ ...ofMess('v1'), Plaintext })) ?? {};
  expect(await Decrypt?.({ ...ofMess('v1'), CiphertextBlob })).toMatchObject({ Plaintext });
  const changed = CiphertextBlob.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'));
  for (const input of [
    { ...ofMess('v2'), CiphertextBlob },
    { KeyId: sealKeyId, CiphertextBlob },
    { ...ofMess('v1'), KeyId: 'alias/other', CiphertextBlob },
    { ...ofMess('v1'), CiphertextBlob: changed },
    { ...ofMess('v1'), CiphertextBlob: '' },
  ]) {
    await expect(Decrypt?.(input)).rejects.toMatchObject({ type: 'InvalidCiphertextException' });
  }
});

it('encrypts the same text differently each time', async () => {
  const [first, second] = [
    await Encrypt?.({ ...ofMess('v1'), Plaintext }),
    await Encrypt?.({ ...ofMess('v1'), Plaintext }),
  ];
  expect(first?.CiphertextBlob).not.toBe(second?.CiphertextBlob);
});
