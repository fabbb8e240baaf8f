import { createPrivateKey, createPublicKey, createSign, createVerify } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { deriveVapidKeys, type VapidKeys } from './vapid-keys.ts';

let secret = '';
vi.mock('../secrets/order-secret.ts', () => ({ readOrderSecret: async () => secret }));
beforeEach(() => {
  secret = 'a secret of many characters';
});

/** Converts the pair into keys of Node's crypto. */
function toNodeKeys({ publicKey, privateKey }: VapidKeys) {
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  return {
    point,
    publicKey: createPublicKey({ key: jwk, format: 'jwk' }),
    privateKey: createPrivateKey({ key: { ...jwk, d: privateKey }, format: 'jwk' }),
  };
}

it('derives a matching P-256 key pair', async () => {
  const { point, publicKey, privateKey } = toNodeKeys(await deriveVapidKeys());
  expect([point.length, point[0]]).toEqual([65, 4]);
  const signature = createSign('sha256').update('a message').sign(privateKey);
  expect(createVerify('sha256').update('a message').verify(publicKey, signature)).toBe(true);
});

it('derives the same pair from the same secret, and a different pair from another secret', async () => {
  const first = await deriveVapidKeys();
  expect(await deriveVapidKeys()).toEqual(first);
  // Browsers have subscribed with this key. A different derivation would end all their subscriptions.
  expect(first.publicKey).toBe(
    'BAzDVKpVEC8EK0Jpx9nMmyptWXe3foAXL0gVMZOBcQIl45E7gOvnA8spcPIzrGDdzBnz69RmR1uCC0FzM6wb3NU',
  );
  secret = 'another secret';
  expect((await deriveVapidKeys()).publicKey).not.toBe(first.publicKey);
});
