import { useEffect } from 'react';
import { useObservable } from '../../../lib/state/observable.ts';
import { isSoundOn, pageBell } from './bell.ts';

/** Rings while somebody is called for, and makes itself heard with the page's first press. */
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
    return () => bell.hush();
  }, [bell, isOn, isCalling]);
}

/** What browsers count as leave to be heard. */
const presses = ['pointerup', 'keydown', 'click'] as const;
