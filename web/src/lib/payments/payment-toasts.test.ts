import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToast, dismissToast } from '../ui/toast-store.ts';
import { paymentToasts } from './payment-toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  dismissToast();
  vi.useRealTimers();
});

it.each([
  ['succeeded', 5000],
  ['failed', 6000],
] as const)('%s stays for %i ms', (outcome, ms) => {
  paymentToasts[outcome]('Said');
  vi.advanceTimersByTime(ms - 1);
  expect(currentToast()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeUndefined();
});
