import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ToastCard } from './toast-card.tsx';
import type { Toast } from './toast-store.ts';
import * as texts from './ui-texts.ts';

/** Screen readers announce a text only in a live region that has existed for this time. */
const announceDelayMs = 100;

interface ToastRegionProps {
  latest: Toast | undefined;
  /** Whether the open dialog already shows the text. The region then announces the toast without showing it. */
  isInDialog: boolean;
  /** The id of the last announced toast. Another region may have announced it. */
  announcedId: RefObject<number>;
}

/** The live region that shows and announces toasts. */
export function ToastRegion({ latest, isInDialog, announcedId }: ToastRegionProps) {
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
      aria-label={texts.notifications}
      className="pointer-events-none fixed inset-0 m-0 size-full max-h-none max-w-none overflow-visible bg-transparent text-ink print:hidden!"
    >
      {toast && <ToastCard key={toast.id} toast={toast} isInDialog={isInDialog} />}
    </section>
  );
}
