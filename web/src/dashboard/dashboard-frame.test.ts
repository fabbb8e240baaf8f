import { expect, it } from 'vitest';
import { ringingTitle } from './dashboard-frame.tsx';

it.each([
  [0, 'Menu · Demo Mess'],
  [1, '(1) New order · Menu · Demo Mess'],
  [3, '(3) New orders · Menu · Demo Mess'],
])('with %i ringing orders the title is %s', (ringingCount, title) => {
  expect(ringingTitle(ringingCount, 'Menu · Demo Mess')).toBe(title);
});
