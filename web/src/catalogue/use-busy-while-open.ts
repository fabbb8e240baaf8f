import { useEffect, useState } from 'react';

/** True for the first three seconds of each opening. */
export function useBusyWhileOpen(isOpen: boolean): boolean {
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    setBusy(isOpen);
    if (!isOpen) return;
    const timer = setTimeout(() => setBusy(false), 3000);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return isBusy;
}
