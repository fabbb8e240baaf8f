import { beforeEach, expect, it, vi } from 'vitest';
import { readPreviousSecret, readSecret } from '../../secrets/read-secret.ts';
import { isPlatformSignature, type RazorpayKeys, readRazorpayKeys } from './razorpay-keys.ts';

const { config } = vi.hoisted(() => ({
  config: { razorpay: { secretId: undefined as string | undefined, url: '' } },
}));
vi.mock('../../config.ts', () => ({ config }));
vi.mock('../../secrets/read-secret.ts');

const keys = (name: string): RazorpayKeys => ({
  keyId: `rzp_test_${name}`,
  keySecret: `secret of ${name}`,
  webhookSecret: `webhook of ${name}`,
});
const signedWith = (name: string) => (candidate: RazorpayKeys) =>
  candidate.keyId === `rzp_test_${name}`;

beforeEach(() => {
  config.razorpay.secretId = 'thali/razorpay';
  vi.mocked(readSecret).mockResolvedValue(JSON.stringify(keys('new')));
  vi.mocked(readPreviousSecret).mockResolvedValue(JSON.stringify(keys('old')));
});

it('accepts signatures of the current and the previous keys, and no others', async () => {
  expect(await isPlatformSignature(signedWith('new'))).toBe(true);
  expect(readPreviousSecret).not.toHaveBeenCalled();
  expect(await isPlatformSignature(signedWith('old'))).toBe(true);
  expect(await isPlatformSignature(signedWith('older'))).toBe(false);
});

it.each([undefined, '', 'a first try', '{"keyId":"rzp_test_old"}', '{"keyId":1}'])(
  'refuses every signature if the previous secret contains no keys: %s',
  async (before) => {
    vi.mocked(readPreviousSecret).mockResolvedValue(before);
    expect(await isPlatformSignature(() => false)).toBe(false);
    expect(await isPlatformSignature(signedWith('old'))).toBe(false);
  },
);

it('returns the current keys', async () => {
  expect(await readRazorpayKeys()).toEqual(keys('new'));
});

it('refuses every signature in a deployment without keys, and throws if the keys are unreadable', async () => {
  vi.mocked(readSecret).mockResolvedValue('{}');
  await expect(readRazorpayKeys()).rejects.toThrow('has no keyId');
  await expect(isPlatformSignature(() => true)).rejects.toThrow('has no keyId');
  config.razorpay.secretId = undefined;
  expect(await readRazorpayKeys()).toBeUndefined();
  expect(await isPlatformSignature(() => true)).toBe(false);
});
