import { onTestFinished, vi } from 'vitest';

/** Sets the clock of this process until the end of the test. */
export function setTime(time: string): void {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) });
}
