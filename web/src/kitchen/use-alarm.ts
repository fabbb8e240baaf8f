import type { Order } from '@thali/shared/orders/order.contract';
import { useEffect, useRef } from 'react';
import { useObservable } from '../lib/state/observable.ts';
import { createStoredObservable } from '../lib/state/stored-observable.ts';
import { useBell } from '../orders/alarm/bell.ts';
import { newcomers } from '../orders/alarm/calling-orders.ts';
import { roundSeconds } from '../orders/alarm/ringer.ts';
import { speak, spokenOrder } from './voice.ts';

/** Rings, vibrates and speaks while there are orders that no screen has acknowledged. Rule: kitchen-23 */
export function useAlarm(calling: readonly Order[], isLoaded: boolean): void {
  const isCalling = calling.length > 0;
  useBell(isCalling);
  useVibration(isCalling);
  useVoice(calling, isLoaded);
}

const vibrationPattern = [500, 200, 500];

function useVibration(isCalling: boolean): void {
  const isOn = useObservable(isVibrationOn);
  useEffect(() => {
    if (!isOn || !isCalling || !('vibrate' in navigator)) return;
    const vibrate = () => navigator.vibrate(vibrationPattern);
    vibrate();
    const timer = setInterval(vibrate, roundSeconds * 1000);
    return () => {
      clearInterval(timer);
      navigator.vibrate(0);
    };
  }, [isOn, isCalling]);
}

/** Reads each new order aloud once. Skips orders from before the screen opened. */
function useVoice(calling: readonly Order[], isLoaded: boolean): void {
  const isOn = useObservable(isVoiceOn);
  const known = useRef<Set<string>>(undefined);
  useEffect(() => {
    if (!isLoaded) return;
    const fresh = known.current ? newcomers(calling, known.current) : [];
    known.current ??= new Set();
    for (const { id } of calling) known.current.add(id);
    if (isOn) for (const order of fresh) speak(spokenOrder(order));
  }, [calling, isLoaded, isOn]);
}

/** Whether this device vibrates. On by default. */
export const isVibrationOn = createStoredObservable(
  'thali.kitchen-vibration',
  (stored) => stored !== false,
);

/** Whether this device reads orders aloud. Off by default, because a kitchen is loud enough. */
export const isVoiceOn = createStoredObservable('thali.kitchen-voice', (stored) => stored === true);
