import { useEffect } from 'react';
import { useObservable } from '../../lib/state/observable.ts';
import { pageBell } from '../../orders/alarm/bell.ts';

/** Whether the browser waits for a first press before it lets the board be heard; any press will do. */
export function useSoundLock(hasSound: boolean): boolean {
  const bell = pageBell();
  const isBlocked = useObservable(bell.isBlocked);
  useEffect(() => {
    if (!hasSound) return;
    const unlock = () => bell.unlock();
    unlock();
    addEventListener('pointerup', unlock);
    addEventListener('keydown', unlock);
    return () => {
      removeEventListener('pointerup', unlock);
      removeEventListener('keydown', unlock);
    };
  }, [bell, hasSound]);
  return hasSound && isBlocked;
}
