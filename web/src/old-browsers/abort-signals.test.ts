import { describe, expect, it, vi } from 'vitest';
import { anySignal, timeoutSignal } from './abort-signals.ts';

describe('a combined signal', () => {
  it('aborts with the first signal, and has its reason', () => {
    const [first, second] = [new AbortController(), new AbortController()];
    const signal = anySignal([first.signal, second.signal]);
    expect(signal.aborted).toBe(false);
    second.abort('left');
    first.abort('late');
    expect(signal.reason).toBe('left');
  });

  it('is aborted from the start if one signal is already aborted', () => {
    expect(anySignal([new AbortController().signal, AbortSignal.abort('gone')]).reason).toBe(
      'gone',
    );
  });
});

it('a timeout signal aborts when its time is up', () => {
  vi.useFakeTimers();
  const signal = timeoutSignal(1000);
  vi.advanceTimersByTime(999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  vi.useRealTimers();
});
