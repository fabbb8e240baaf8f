import { expect, it } from 'vitest';
import { KeyId, mayEnterKey, secretField } from './payment-account-fields.ts';

it.each([
  ['rzp_live_ABCdef12345678', true],
  [' rzp_test_ABCdef12345678 ', true],
  ['rzp_live_', false],
  ['rzp_live_ABC def1234', false],
  ['RZP_LIVE_ABCdef12345678', false],
  ['ABCdef12345678', false],
  ['', false],
])('accepts the key id %j: %s', (text, isValid) => {
  expect(KeyId.safeParse(text).success).toBe(isValid);
});

it.each([
  ['12345678', true],
  [' pasted with blanks ', false],
  [' 12345678 ', true],
  ['1234567', false],
  ['काका का राज़ है', false],
  ['x'.repeat(129), false],
])('accepts the secret %j: %s', (text, isValid) => {
  expect(secretField('key secret').safeParse(text).success).toBe(isValid);
});

it('reports the problem without the secret', () => {
  const { error } = secretField('webhook secret').safeParse('s3cret');
  expect(error?.issues[0]?.message).toBe('The webhook secret is too short');
  expect(JSON.stringify(error)).not.toContain('s3cret');
});

it.each([
  ['rzp_test_1', undefined, true],
  ['rzp_test_1', 'rzp_test_2', true],
  ['rzp_test_1', 'rzp_live_2', false],
  ['rzp_live_1', 'rzp_test_2', true],
  ['rzp_live_1', 'rzp_live_2', true],
  ['rzp_live_1', undefined, true],
])('accepts the key %s on a platform with %s: %s', (keyId, platform, expected) => {
  expect(mayEnterKey(keyId, platform)).toBe(expected);
});
