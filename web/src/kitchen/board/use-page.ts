import { useEffect, useState } from 'react';

/** Long enough to find a number among many. */
const pageMs = 8000;

/** Turns pages calmly, and stays on the first one while `isHeld`. */
export function usePage(pages: number, isHeld: boolean): number {
  const [page, setPage] = useState(0);
  useEffect(() => {
    if (isHeld || pages < 2) {
      setPage(0);
      return;
    }
    const timer = setInterval(() => setPage((before) => (before + 1) % pages), pageMs);
    return () => clearInterval(timer);
  }, [pages, isHeld]);
  return Math.min(page, Math.max(0, pages - 1));
}
