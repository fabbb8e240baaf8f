import { expect, it } from 'vitest';
import { readablePhone } from './readable-phone.ts';

it.each([
  ['+919876543210', '+91 98765 43210'],
  ['+97798412345', '+977 98412345'],
  ['+6581234567', '+65 81234567'],
  ['meera@example.in', 'meera@example.in'],
])('sets %s apart', (full, readable) => {
  expect(readablePhone(full)).toBe(readable);
});
