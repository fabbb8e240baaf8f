import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ToastCard } from './toast-card.tsx';
import type { Toast } from './toast-store.ts';

/** A region is heard once it has been there for so long before its words. */
const quietMs = 100;

interface ToastShelfProps {
  latest: Toast | undefined;
  /** Of what was heard last; another shelf may have shown it. */
  spokenId: RefObject<number>;
}

/** Where toasts are shown and heard. */
export function ToastShelf({ latest, spokenId }: ToastShelfProps) {
  const [isReady, setReady] = useState(false);
  const toast = isReady ? latest : undefined;
  const isUrgent = latest?.kind === 'error';
  const shelf = useRef<HTMLElement>(null);
  const [repeatedId] = useState(() => spokenId.current);
  const isRepeated = latest?.id === repeatedId;

  useLayoutEffect(() => {
    // A dialog may have left the page in the moment in which this came into it.
    if (shelf.current?.isConnected) shelf.current.showPopover();
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), quietMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => {
      spokenId.current = toast.id;
    }, quietMs);
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
