import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Polling, startPolling } from './start-polling.ts';

const minute = 60_000;
const poll = vi.fn();
let polling: Polling | undefined;
beforeEach(() => {
  vi.useFakeTimers();
  poll.mockClear();
});
afterEach(() => {
  polling?.stop();
  vi.useRealTimers();
});

it('polls a silent live connection every two minutes', () => {
  polling = startPolling('live', poll);
  vi.advanceTimersByTime(2 * minute - 1);
  expect(poll).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(poll).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(2 * minute);
  expect(poll).toHaveBeenCalledTimes(2);
});

it('polls a busy live connection every five minutes, and soon detects a dead connection', () => {
  polling = startPolling('live', poll);
  for (let passed = 0; passed < 9; passed += 1) {
    vi.advanceTimersByTime(minute);
    polling.recordFrame();
  }
  expect(poll).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(minute);
  expect(poll).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(2 * minute);
  expect(poll).toHaveBeenCalledTimes(3);
});

it('polls a broken connection at once and every 15 s', () => {
  polling = startPolling('down', poll);
  expect(poll).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(minute);
  expect(poll).toHaveBeenCalledTimes(5);
  polling.stop();
  vi.advanceTimersByTime(minute);
  expect(poll).toHaveBeenCalledTimes(5);
});
