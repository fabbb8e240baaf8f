import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paymentToasts } from '../payments/payment-toasts.ts';
import { currentToast, dismissToast, holdToast, releaseToast, showToast } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  dismissToast();
  vi.useRealTimers();
});

it.each([
  ['success', 4000],
  ['error', 6000],
  ['warning', 5000],
  ['info', 4000],
  ['order', 5000],
] as const)('a toast of kind %s stays for %i ms', (kind, ms) => {
  showToast({ kind, title: 'Said' });
  expect(currentToast()?.title).toBe('Said');
  expectDismissedAfter(ms);
});

it.each([
  ['succeeded', 5000],
  ['failed', 6000],
] as const)('the toast of a payment that %s stays for %i ms', (outcome, ms) => {
  paymentToasts[outcome]('Said');
  expectDismissedAfter(ms);
});

function expectDismissedAfter(ms: number) {
  vi.advanceTimersByTime(ms - 1);
  expect(currentToast()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeUndefined();
}

it('shows one toast at a time, each for its own duration', () => {
  showToast({ kind: 'success', title: 'First' });
  vi.advanceTimersByTime(3000);
  showToast({ kind: 'error', title: 'Second' });
  vi.advanceTimersByTime(5999);
  expect(currentToast()?.title).toBe('Second');
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeUndefined();
});

it('stays while the user reads it', () => {
  showToast({ kind: 'info', title: 'Read me' });
  holdToast();
  vi.advanceTimersByTime(60_000);
  expect(currentToast()?.title).toBe('Read me');
  releaseToast();
  vi.advanceTimersByTime(4000);
  expect(currentToast()).toBeUndefined();
});
