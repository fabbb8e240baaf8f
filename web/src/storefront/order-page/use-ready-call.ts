import type { OrderStatus } from '@thali/shared/orders/order-status';
import { useEffect, useRef, useState } from 'react';

const callMs = 2000;
const gentleBuzzMs = [180, 120, 180];

/**
 * Calls the customer the moment that the food is ready: back to the top of the page, a short buzz, and
 * in a hidden tab a title that comes and goes until it is seen.
 * @returns whether the title is to call just now
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

/** On and off; steadily on for those who want no motion. */
function useBlink(isWanted: boolean): boolean {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    setOn(isWanted);
    if (!isWanted || wantsNoMotion()) return;
    const timer = setInterval(() => setOn((before) => !before), callMs);
    return () => clearInterval(timer);
  }, [isWanted]);
  return isOn;
}

/** Browsers let a page buzz only after it was touched, and complain if it tries before. */
function buzz(): void {
  const wasTouched = navigator.userActivation?.hasBeenActive ?? false;
  if (wasTouched && !wantsNoMotion() && 'vibrate' in navigator) navigator.vibrate(gentleBuzzMs);
}

function wantsNoMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
