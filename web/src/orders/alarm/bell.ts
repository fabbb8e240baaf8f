import { useEffect } from 'react';
import { useObservable } from '../../lib/state/observable.ts';
import { createStoredObservable } from '../../lib/state/stored-observable.ts';
import { createRinger, type Ringer } from './ringer.ts';

let ringer: Ringer | undefined;

/** The page's only bell, created on first use. */
export function pageBell(): Ringer {
  ringer ??= createRinger();
  return ringer;
}

/** Whether the bell sounds in this browser. True unless staff muted it. */
export const isSoundOn = createStoredObservable('thali.order-sound', (stored) => stored !== false);

/** Rings the bell while an order waits to be seen. */
export function useBell(isRinging: boolean): void {
  const isOn = useObservable(isSoundOn);
  useUnlock(isOn);
  useEffect(() => {
    if (!isOn || !isRinging) return;
    pageBell().ring();
    return () => pageBell().stop();
  }, [isOn, isRinging]);
}

/** Asks the browser for permission to play sound, now and after each press. */
export function useUnlock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const { unlock } = pageBell();
    unlock();
    for (const press of presses) addEventListener(press, unlock);
    return () => {
      for (const press of presses) removeEventListener(press, unlock);
    };
  }, [isOn]);
}

/** After these events, browsers give the permission. */
const presses = ['pointerup', 'keydown', 'click'] as const;
