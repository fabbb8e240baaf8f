import { useState } from 'react';

/** Whether some work runs, and a function that starts it. Ignores failures, which the work itself must show. */
export function useBusy(work: () => Promise<unknown>): [boolean, () => void] {
  const [isBusy, setBusy] = useState(false);
  function start() {
    setBusy(true);
    const end = () => setBusy(false);
    work().then(end, end);
  }
  return [isBusy, start];
}
