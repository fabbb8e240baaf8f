import { useEffect, useRef } from 'react';

/** A shorter movement is no scrolling. */
const minPx = 8;

/**
 * Folds the filters while the guest scrolls down, and unfolds them on scrolling up.
 * @returns keeps them folded during the next jump
 */
export function useFoldOnScroll(): () => void {
  const isJump = useRef(false);
  useEffect(() => {
    const { dataset } = document.documentElement;
    let lastY = scrollY;
    function fold() {
      const moved = scrollY - lastY;
      if (Math.abs(moved) < minPx && !isJump.current) return;
      lastY = scrollY;
      if (moved > 0 || isJump.current) dataset.folded = '';
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
