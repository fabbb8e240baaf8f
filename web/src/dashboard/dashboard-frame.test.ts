import { expect, it } from 'vitest';
import { callingTitle } from './dashboard-frame.tsx';

it.each([
  [0, 'Menu · Demo Mess'],
  [1, '(1) New order · Menu · Demo Mess'],
  [3, '(3) New orders · Menu · Demo Mess'],
])('%i calling: %s', (calling, title) => {
  expect(callingTitle(calling, 'Menu · Demo Mess')).toBe(title);
});
