import { expect, it } from 'vitest';
import { deviceName } from './enroll.tsx';

it.each([
  [
    'Mozilla/5.0 (Linux; Android 13; SM-X200) AppleWebKit/537.36 Chrome/120 Safari/537.36',
    'Tablet',
  ],
  ['Mozilla/5.0 (Linux; Android 13; Pixel 7) Chrome/120 Mobile Safari/537.36', 'Phone'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148', 'iPhone'],
  ['Mozilla/5.0 (iPad; CPU OS 15_6 like Mac OS X) Mobile/15E148', 'iPad'],
  // Current iPads identify as a Mac.
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.0 Safari/605.1', 'Kitchen screen'],
])('the name of a device with the user agent %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
