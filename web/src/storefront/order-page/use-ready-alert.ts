import type { OrderStatus } from '@thali/shared/orders/order-status';
import { useEffect, useRef, useState } from 'react';

const blinkMs = 2000;
const vibrationMs = [180, 120, 180];

/**
 * Alerts the customer when the food is ready. Scrolls to the top, vibrates, and blinks the title of a hidden tab.
 * @returns whether to show the alert as the title now
 */
export function useReadyAlert(status: OrderStatus): boolean {
  const lastStatus = useRef(status);
  const [isUnseen, setUnseen] = useState(false);
  const isBlinking = useBlink(isUnseen);

  useEffect(() => {
    const hasBecomeReady = status === 'ready' && lastStatus.current !== 'ready';
    lastStatus.current = status;
    if (status !== 'ready') setUnseen(false);
    if (!hasBecomeReady) return;
    window.scrollTo({ top: 0 });
    vibrate();
    setUnseen(document.visibilityState === 'hidden');
  }, [status]);

  useEffect(() => {
    if (!isUnseen) return;
    const markSeen = () => {
      if (document.visibilityState === 'visible') setUnseen(false);
    };
    document.addEventListener('visibilitychange', markSeen);
    return () => document.removeEventListener('visibilitychange', markSeen);
  }, [isUnseen]);

  return isBlinking;
}

/** Switches on and off while active. Stays on if the user prefers less motion. */
function useBlink(isActive: boolean): boolean {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    setOn(isActive);
    if (!isActive || prefersReducedMotion()) return;
    const timer = setInterval(() => setOn((wasOn) => !wasOn), blinkMs);
    return () => clearInterval(timer);
  }, [isActive]);
  return isOn;
}

/** Vibrates only after a touch, because browsers otherwise refuse and log a warning. */
function vibrate(): void {
  const hasUserTouched = navigator.userActivation?.hasBeenActive ?? false;
  if (hasUserTouched && !prefersReducedMotion() && 'vibrate' in navigator)
    navigator.vibrate(vibrationMs);
}

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
