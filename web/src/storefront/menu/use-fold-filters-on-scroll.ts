import { useEffect, useRef } from 'react';

/** Ignores shorter movements. */
const minPx = 8;

/**
 * Folds the filters when the guest scrolls down, and unfolds them when the guest scrolls up.
 * @returns a function to call before a jump, which folds the filters in any direction
 */
export function useFoldFiltersOnScroll(): () => void {
  const isJump = useRef(false);
  useEffect(() => {
    const { dataset } = document.documentElement;
    let lastY = scrollY;
    function fold() {
      const movedPx = scrollY - lastY;
      if (Math.abs(movedPx) < minPx && !isJump.current) return;
      lastY = scrollY;
      if (movedPx > 0 || isJump.current) dataset.folded = '';
      else delete dataset.folded;
      isJump.current = false;
    }
    addEventListener('scroll', fold, { passive: true });
    return () => {
      removeEventListener('scroll', fold);
      delete dataset.folded;
    };
  }, []);
  return () => {
    isJump.current = true;
  };
}
