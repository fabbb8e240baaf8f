import { type ReactNode, useEffect, useState } from 'react';

interface WhenSettledProps {
  /** Mounts the children at once. They then stay mounted and keep what the user typed. */
  isShown?: boolean;
  children: ReactNode;
}

/** Mounts hidden parts once the page has settled. Its own state spares the menu another render. */
export function WhenSettled({ isShown = false, children }: WhenSettledProps) {
  const [isSettled, setSettled] = useState(isShown);
  useEffect(() => {
    if (isShown) setSettled(true);
    const timer = setTimeout(() => setSettled(true), settleMs);
    return () => clearTimeout(timer);
  }, [isShown]);
  return (isShown || isSettled) && children;
}

const settleMs = 1200;
