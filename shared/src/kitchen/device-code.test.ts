import { expect, it } from 'vitest';
import { formatDeviceCode } from './device-code.ts';
import { DeviceCode } from './kitchen-devices.contract.ts';

it.each(['K7Q2M-9XTB1', 'k7q2m-9xtb1', ' K7Q2M 9XTBI', 'k7q2m9xtbl'])(
  'converts %s to the issued code',
  (enteredCode) => {
    expect(DeviceCode.parse(enteredCode)).toBe('K7Q2M9XTB1');
  },
);

it.each(['', 'K7Q2M9XTB', 'K7Q2M9XTB12', 'U'.repeat(10), 'K'.repeat(60)])(
  'refuses %s',
  (enteredCode) => {
    expect(DeviceCode.safeParse(enteredCode).success).toBe(false);
  },
);

it('shows a code in two groups', () => {
  expect(formatDeviceCode('K7Q2M9XTB1')).toBe('K7Q2M-9XTB1');
});
