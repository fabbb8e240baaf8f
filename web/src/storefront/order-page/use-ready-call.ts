import type { OrderStatus } from '@thali/shared/orders/order-status';
import { useEffect, useRef, useState } from 'react';

const callMs = 2000;
const gentleBuzzMs = [180, 120, 180];

/**
 * Calls the customer when the food is ready: scrolls to the top, buzzes, and blinks the title of a hidden tab.
 * @returns whether the title should call now
 */
export function useReadyCall(status: OrderStatus): boolean {
  const last = useRef(status);
  const [isUnseen, setUnseen] = useState(false);
  const isCalling = useBlink(isUnseen);

  useEffect(() => {
    const hasBecomeReady = status === 'ready' && last.current !== 'ready';
    last.current = status;
    if (status !== 'ready') setUnseen(false);
    if (!hasBecomeReady) return;
    window.scrollTo({ top: 0 });
    buzz();
    setUnseen(document.visibilityState === 'hidden');
  }, [status]);

  useEffect(() => {
    if (!isUnseen) return;
    const see = () => {
      if (document.visibilityState === 'visible') setUnseen(false);
    };
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [isUnseen]);

  return isCalling;
}

/** Alternates while active. Stays on if the user prefers less motion. */
function useBlink(isActive: boolean): boolean {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    setOn(isActive);
    if (!isActive || prefersReducedMotion()) return;
    const timer = setInterval(() => setOn((before) => !before), callMs);
    return () => clearInterval(timer);
  }, [isActive]);
  return isOn;
}

/** Browsers allow a buzz only after a touch, and log a warning before that. */
function buzz(): void {
  const wasTouched = navigator.userActivation?.hasBeenActive ?? false;
  if (wasTouched && !prefersReducedMotion() && 'vibrate' in navigator)
    navigator.vibrate(gentleBuzzMs);
}

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
