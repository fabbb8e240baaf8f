import { expect, it } from 'vitest';
import { isSimplePin, Pin } from './pin.ts';

it.each(['0000', '111111', '1234', '67890', '4321', '098765', '1212', '123123', '252525'])(
  'refuses the simple PIN %s',
  (pin) => expect(isSimplePin(pin)).toBe(true),
);

it.each(['2580', '1233', '7391', '48261', '112211'])('accepts the PIN %s', (pin) => {
  expect(isSimplePin(pin)).toBe(false);
});

it.each(['123', '1234567', '12a4', ' 1234', '१२३४'])('is not a PIN: %j', (text) => {
  expect(Pin.safeParse(text).success).toBe(false);
});
