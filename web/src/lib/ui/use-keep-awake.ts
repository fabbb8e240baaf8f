import { useEffect } from 'react';

/**
 * Keeps the screen on while the page is visible. A hidden page loses its lock and requests it again when it returns.
 */
export function useKeepAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isClosed = false;
    async function requestLock() {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // When the battery is low, browsers refuse the lock.
      const newLock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isClosed) await newLock?.release();
      else lock = newLock ?? lock;
    }
    const relock = () => void requestLock();
    relock();
    document.addEventListener('visibilitychange', relock);
    return () => {
      isClosed = true;
      document.removeEventListener('visibilitychange', relock);
      void lock?.release();
    };
  }, []);
}
