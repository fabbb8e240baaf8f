import { expect, it } from 'vitest';
import { chooseTip } from './quick-tip.tsx';

const now = new Date('2026-03-02T23:00:00+05:30');
const businessHours = { Monday: { open: '09:00', close: '21:00' } };

it.each([
  ['Set your hours', {}],
  ['Set your hours', { businessHours: {} }],
  ['Enter holidays', { businessHours }],
  ['Enter holidays', { businessHours, holidays: [{ date: '2026-03-01' }] }],
  ['Print table cards', { businessHours, holidays: [{ date: '2026-03-02' }] }],
])('suggests %s for %j', (label, settings) => {
  expect(chooseTip(settings, now).label).toBe(label);
});
