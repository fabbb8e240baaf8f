import { expect, it } from 'vitest';
import { suggestionLabel } from './day-form.tsx';

const today = '2026-11-23';
const tomorrow = '2026-11-24';

it.each([
  ['2026-11-22', today, 'Yesterday'],
  ['2026-11-21', today, 'Saturday'],
  ['2026-11-17', today, 'Tuesday'],
  ['2026-11-16', today, 'Last Monday'],
  ['2026-11-15', today, '15 Nov 2026'],
  [today, tomorrow, 'Today'],
  ['2026-11-22', tomorrow, 'Yesterday'],
  ['2026-11-17', tomorrow, 'Last Tuesday'],
])('the label of %s on the form for %s: %s', (date, shown, label) => {
  expect(suggestionLabel(date, { today, shown })).toBe(label);
});
