import {
  DecryptCommand,
  DisabledException,
  EncryptCommand,
  InvalidCiphertextException,
} from '@aws-sdk/client-kms';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it, vi } from 'vitest';
import { seal, sealClient, unseal } from './seal.ts';

vi.mock('../config.ts', () => ({ config: { sealKeyId: 'key-of-the-stage' } }));

const kms = mockClient(sealClient());
const context = { vendorId: 'v1' };

beforeEach(() => {
  kms.reset();
});

it('encrypts and decrypts with the deployment’s key and the context', async () => {
  kms.on(EncryptCommand).resolves({ CiphertextBlob: Buffer.from([1, 2, 3]) });
  kms.on(DecryptCommand).resolves({ Plaintext: Buffer.from('राज़') });
  const sealed = await seal('राज़', context);
  expect(sealed).toBe('AQID');
  expect(await unseal(sealed, context)).toBe('राज़');
  const common = { KeyId: 'key-of-the-stage', EncryptionContext: context };
  expect(kms.commandCalls(EncryptCommand)[0]?.args[0].input).toEqual({
    ...common,
    Plaintext: Buffer.from('राज़'),
  });
  expect(kms.commandCalls(DecryptCommand)[0]?.args[0].input).toEqual({
    ...common,
    CiphertextBlob: Buffer.from([1, 2, 3]),
  });
});

it('reports a disabled key as busy, and throws the error of a wrong ciphertext', async () => {
  const $metadata = { httpStatusCode: 400 };
  kms.on(DecryptCommand).rejects(new DisabledException({ message: 'disabled', $metadata }));
  await expect(unseal('AQID', context)).rejects.toMatchObject({ code: 'SERVICE_BUSY' });
  const wrongCiphertext = new InvalidCiphertextException({ message: 'no', $metadata });
  kms.on(DecryptCommand).rejects(wrongCiphertext);
  await expect(unseal('AQID', context)).rejects.toBe(wrongCiphertext);
});
