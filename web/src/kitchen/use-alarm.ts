import type { Order } from '@thali/shared/orders/order.contract';
import { useEffect, useRef } from 'react';
import { useObservable } from '../lib/state/observable.ts';
import { createStoredObservable } from '../lib/state/stored-observable.ts';
import { useBell } from '../orders/alarm/bell.ts';
import { roundSeconds } from '../orders/alarm/ringer.ts';
import { findNewcomers } from '../orders/alarm/ringing-orders.ts';
import { speak, spokenOrder } from './voice.ts';

/** Rings, vibrates and speaks while there are orders that no screen has acknowledged. Rule: kitchen-23 */
export function useAlarm(ringing: readonly Order[], isLoaded: boolean): void {
  const isRinging = ringing.length > 0;
  useBell(isRinging);
  useVibration(isRinging);
  useVoice(ringing, isLoaded);
}

const vibrationPattern = [500, 200, 500];

function useVibration(isRinging: boolean): void {
  const isOn = useObservable(isVibrationOn);
  useEffect(() => {
    if (!isOn || !isRinging || !('vibrate' in navigator)) return;
    const vibrate = () => navigator.vibrate(vibrationPattern);
    vibrate();
    const timer = setInterval(vibrate, roundSeconds * 1000);
    return () => {
      clearInterval(timer);
      navigator.vibrate(0);
    };
  }, [isOn, isRinging]);
}

/** Reads each new order aloud once. Skips orders from before the screen opened. */
function useVoice(ringing: readonly Order[], isLoaded: boolean): void {
  const isOn = useObservable(isVoiceOn);
  const knownIds = useRef<Set<string>>(undefined);
  useEffect(() => {
    if (!isLoaded) return;
    const newOrders = knownIds.current ? findNewcomers(ringing, knownIds.current) : [];
    knownIds.current ??= new Set();
    for (const { id } of ringing) knownIds.current.add(id);
    if (isOn) for (const order of newOrders) speak(spokenOrder(order));
  }, [ringing, isLoaded, isOn]);
}

/** Whether this device vibrates. The default is on. */
export const isVibrationOn = createStoredObservable(
  'thali.kitchen-vibration',
  (stored) => stored !== false,
);

/** Whether this device reads orders aloud. The default is off, because a kitchen is loud enough. */
export const isVoiceOn = createStoredObservable('thali.kitchen-voice', (stored) => stored === true);
