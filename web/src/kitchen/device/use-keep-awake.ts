import { useEffect } from 'react';

/** Keeps the screen on while the page is visible. The browser releases the lock when the page is hidden. */
export function useKeepAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isClosed = false;
    async function take() {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // Browsers refuse the lock on a low battery.
      const taken = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isClosed) await taken?.release();
      else lock = taken ?? lock;
    }
    const takeAgain = () => void take();
    takeAgain();
    document.addEventListener('visibilitychange', takeAgain);
    return () => {
      isClosed = true;
      document.removeEventListener('visibilitychange', takeAgain);
      void lock?.release();
    };
  }, []);
}
