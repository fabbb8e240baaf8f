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

/** On unless somebody muted it in this browser. */
export const isSoundOn = createStoredObservable('thali.order-sound', (stored) => stored !== false);

/** Rings while orders wait. Asks for permission to play at the page's first press. */
export function useBell(isCalling: boolean): void {
  const isOn = useObservable(isSoundOn);
  const bell = pageBell();

  useEffect(() => {
    if (!isOn) return;
    const unlock = () => bell.unlock();
    unlock();
    for (const press of presses) addEventListener(press, unlock);
    return () => {
      for (const press of presses) removeEventListener(press, unlock);
    };
  }, [bell, isOn]);

  useEffect(() => {
    if (!isOn || !isCalling) return;
    bell.ring();
    return () => bell.stop();
  }, [bell, isOn, isCalling]);
}

/** The events that browsers accept as permission to play. */
const presses = ['pointerup', 'keydown', 'click'] as const;
