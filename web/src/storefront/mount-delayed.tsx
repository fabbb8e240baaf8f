import { type ReactNode, useEffect, useState } from 'react';

interface MountDelayedProps {
  /** Whether to mount the children at once and keep them mounted, so that typed text survives. */
  isShown?: boolean;
  children: ReactNode;
}

/**
 * Mounts hidden parts soon after the page. The delay is state of this component, so that the menu does not render
 * again.
 */
export function MountDelayed({ isShown = false, children }: MountDelayedProps) {
  const [isDelayOver, setDelayOver] = useState(isShown);
  useEffect(() => {
    if (isShown) setDelayOver(true);
    const timer = setTimeout(() => setDelayOver(true), delayMs);
    return () => clearTimeout(timer);
  }, [isShown]);
  return (isShown || isDelayOver) && children;
}

const delayMs = 1200;
