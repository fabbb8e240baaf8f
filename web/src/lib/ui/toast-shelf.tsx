import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ToastCard } from './toast-card.tsx';
import type { Toast } from './toast-store.ts';

/** Screen readers announce a live region only if it existed this long before its text. */
const announceDelayMs = 100;

interface ToastShelfProps {
  latest: Toast | undefined;
  /** The id of the last announced toast, because another shelf may have shown it. */
  spokenId: RefObject<number>;
}

/** Shows and announces toasts. */
export function ToastShelf({ latest, spokenId }: ToastShelfProps) {
  const [isReady, setReady] = useState(false);
  const toast = isReady ? latest : undefined;
  const isUrgent = latest?.kind === 'error';
  const shelf = useRef<HTMLElement>(null);
  const [repeatedId] = useState(() => spokenId.current);
  const isRepeated = latest?.id === repeatedId;

  useLayoutEffect(() => {
    // A dialog may have closed while the shelf moved into it.
    if (shelf.current?.isConnected) shelf.current.showPopover();
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), announceDelayMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => {
      spokenId.current = toast.id;
    }, announceDelayMs);
    return () => clearTimeout(timer);
  }, [toast, spokenId]);

  return (
    <section
      ref={shelf}
      popover="manual"
      aria-live={isRepeated ? 'off' : isUrgent ? 'assertive' : 'polite'}
      aria-label="Notifications"
      className="pointer-events-none fixed inset-x-0 top-[max(0.625rem,env(safe-area-inset-top))] bottom-auto m-0 w-full max-w-none justify-center overflow-visible bg-transparent px-3 text-ink open:flex print:hidden! md:top-auto md:bottom-6 md:justify-start md:px-6"
    >
      {toast && <ToastCard key={toast.id} toast={toast} />}
    </section>
  );
}
