import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ToastCard } from './toast-card.tsx';
import type { Toast } from './toast-store.ts';

/** Screen readers announce a text only if its live region existed this long before. */
const announceDelayMs = 100;

interface ToastRegionProps {
  latest: Toast | undefined;
  /** The id of the last announced toast. Another region may have announced it. */
  announcedId: RefObject<number>;
}

/** The live region that shows and announces toasts. */
export function ToastRegion({ latest, announcedId }: ToastRegionProps) {
  const [isReady, setReady] = useState(false);
  const toast = isReady ? latest : undefined;
  const isUrgent = latest?.kind === 'error';
  const region = useRef<HTMLElement>(null);
  const [repeatedId] = useState(() => announcedId.current);
  const isRepeated = latest?.id === repeatedId;

  useLayoutEffect(() => {
    // The dialog around this region may have closed meanwhile.
    if (region.current?.isConnected) region.current.showPopover();
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), announceDelayMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => {
      announcedId.current = toast.id;
    }, announceDelayMs);
    return () => clearTimeout(timer);
  }, [toast, announcedId]);

  return (
    <section
      ref={region}
      popover="manual"
      aria-live={isRepeated ? 'off' : isUrgent ? 'assertive' : 'polite'}
      aria-label="Notifications"
      className="pointer-events-none fixed inset-x-0 top-[max(0.625rem,env(safe-area-inset-top))] bottom-auto m-0 w-full max-w-none justify-center overflow-visible bg-transparent px-3 text-ink open:flex print:hidden! md:top-auto md:bottom-6 md:justify-start md:px-6"
    >
      {toast && <ToastCard key={toast.id} toast={toast} />}
    </section>
  );
}
