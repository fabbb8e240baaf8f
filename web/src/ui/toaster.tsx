import { Bell, CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';
import {
  currentToast,
  dismissToast,
  holdToast,
  releaseToast,
  subscribeToast,
  type ToastKind,
} from './toast-store.ts';

const icons = {
  success: CircleCheck,
  error: CircleAlert,
  warning: TriangleAlert,
  info: Info,
  order: Bell,
} satisfies Record<ToastKind, unknown>;

const tones: Record<ToastKind, string> = {
  success: 'text-leaf',
  error: 'text-chilli',
  warning: 'text-accent-ink',
  info: 'text-steel',
  order: 'text-accent-ink',
};

/** Stands once per page; shows what `showToast` was given, one at a time. */
export default function Toaster() {
  const toast = useSyncExternalStore(subscribeToast, currentToast, () => undefined);
  const Icon = toast && icons[toast.kind];
  const isUrgent = toast?.kind === 'error';
  const shelf = useRef<HTMLElement>(null);

  // Shown anew each time, so that it lies above a dialog that opened meanwhile.
  useLayoutEffect(() => {
    if (!toast || !shelf.current) return;
    const shown = shelf.current;
    shown.showPopover();
    return () => shown.hidePopover();
  }, [toast]);

  return (
    <section
      ref={shelf}
      popover="manual"
      aria-live={isUrgent ? 'assertive' : 'polite'}
      aria-label="Messages"
      className="pointer-events-none fixed inset-x-0 top-auto bottom-[calc(8.5rem+env(safe-area-inset-bottom))] m-0 w-full max-w-none justify-center overflow-visible bg-transparent px-3 text-ink open:flex md:top-20 md:bottom-auto md:justify-end md:px-6"
    >
      {toast && Icon && (
        // biome-ignore lint/a11y/noStaticElementInteractions: only holds the clock while someone reads
        <div
          key={toast.id}
          onPointerEnter={holdToast}
          onPointerLeave={releaseToast}
          onFocus={holdToast}
          onBlur={releaseToast}
          className="pointer-events-auto flex w-full max-w-md animate-rise items-start gap-3 rounded-card border border-line bg-surface py-0.5 pr-1 pl-3.5 text-sm shadow-mid"
        >
          <Icon
            size={20}
            aria-hidden="true"
            className={classNames('mt-3 shrink-0', tones[toast.kind])}
          />
          <div className="min-w-0 grow self-center py-1.5">
            <p className="font-semibold">{toast.title}</p>
            {toast.description && <p className="text-sm text-ink-soft">{toast.description}</p>}
          </div>
          {toast.action && (
            <button
              type="button"
              className="touch shrink-0 rounded-full px-3 font-semibold text-accent-ink hover:bg-accent-soft"
              onClick={() => {
                toast.action?.onPress();
                dismissToast();
              }}
            >
              {toast.action.label}
            </button>
          )}
          <button
            type="button"
            aria-label="Dismiss"
            className="touch inline-flex shrink-0 items-center justify-center rounded-full text-ink-faint hover:text-ink"
            onClick={dismissToast}
          >
            <X size={18} aria-hidden="true" />
          </button>
        </div>
      )}
    </section>
  );
}
