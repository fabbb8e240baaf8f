import { useState } from 'react';

/** Whether some work is under way, and what starts it; its failure is shown by the owner of the data. */
export function useBusy(work: () => Promise<unknown>): [boolean, () => void] {
  const [isBusy, setBusy] = useState(false);
  function start() {
    setBusy(true);
    const end = () => setBusy(false);
    work().then(end, end);
  }
  return [isBusy, start];
}
