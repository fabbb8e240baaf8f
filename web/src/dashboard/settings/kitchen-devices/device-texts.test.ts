import { describe, expect, it } from 'vitest';
import { batteryText, countdownText, isBatteryLow, presenceText } from './device-texts.ts';
import type { Device } from './use-kitchen-devices.ts';

const now = new Date('2026-11-23T12:00:00+05:30');
const device: Device = {
  id: 'A'.repeat(12),
  name: 'Tawa',
  kind: 'kitchen',
  enrolledAt: '2026-11-20T04:00:00.000Z',
  lastHeardAt: now.toISOString(),
  batteryPercent: null,
  isCharging: null,
};

describe('texts of the device list', () => {
  it.each([
    ['2026-11-23T11:50:00+05:30', 'Online'],
    ['2026-11-23T11:49:00+05:30', 'Last heard 11:49 am'],
    ['2026-11-22T21:05:00+05:30', 'Last heard 22 Nov, 9:05 pm'],
  ])('shows the presence of a device last heard at %s as %s', (lastHeardAt, text) => {
    expect(presenceText({ ...device, lastHeardAt }, now)).toBe(text);
  });

  it.each([
    [null, null, undefined, false],
    [100, null, 'Battery 100%', false],
    [20, false, 'Battery 20%', true],
    [20, true, 'Battery 20%, charging', false],
    [21, false, 'Battery 21%', false],
  ])('describes a battery at %s, charging %s', (batteryPercent, isCharging, text, isLow) => {
    const reported = { ...device, batteryPercent, isCharging };
    expect([batteryText(reported), isBatteryLow(reported)]).toEqual([text, isLow]);
  });
});

it.each([
  [600, '10:00'],
  [545.2, '9:05'],
  [9, '0:09'],
  [-5, '0:00'],
])('writes %s remaining seconds as %s', (seconds, text) => {
  expect(countdownText(new Date(now.getTime() + seconds * 1000), now)).toBe(text);
});
