import { createPrivateKey, createPublicKey, createSign, createVerify } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { type VapidKeys, vapidKeys } from './vapid-keys.ts';

let secret = '';
vi.mock('../secrets/order-secret.ts', () => ({ orderSecret: async () => secret }));
beforeEach(() => {
  secret = 'a secret of many characters';
});

/** As Node's own keys. */
function pairOf({ publicKey, privateKey }: VapidKeys) {
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

it('is a pair of P-256 whose halves belong together', async () => {
  const { point, publicKey, privateKey } = pairOf(await vapidKeys());
  expect([point.length, point[0]]).toEqual([65, 4]);
  const signature = createSign('sha256').update('a message').sign(privateKey);
  expect(createVerify('sha256').update('a message').verify(publicKey, signature)).toBe(true);
});

it('stays the same for a secret, and is another one for another', async () => {
  const first = await vapidKeys();
  expect(await vapidKeys()).toEqual(first);
  // Browsers subscribed with it: another way to derive it would silence them all.
  expect(first.publicKey).toBe(
    'BAzDVKpVEC8EK0Jpx9nMmyptWXe3foAXL0gVMZOBcQIl45E7gOvnA8spcPIzrGDdzBnz69RmR1uCC0FzM6wb3NU',
  );
  secret = 'another secret';
  expect((await vapidKeys()).publicKey).not.toBe(first.publicKey);
});
