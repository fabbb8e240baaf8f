import { expect, it } from 'vitest';
import { greetingAt } from './intro-banner.tsx';

it.each([
  ['03:59', 'Good evening'],
  ['04:00', 'Good morning'],
  ['11:59', 'Good morning'],
  ['12:00', 'Good afternoon'],
  ['16:59', 'Good afternoon'],
  ['17:00', 'Good evening'],
])('greets at %s in India: %s', (clock, greeting) => {
  expect(greetingAt(new Date(`2026-03-02T${clock}:00+05:30`))).toBe(greeting);
});
