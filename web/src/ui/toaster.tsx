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
  success: 'bg-leaf-soft text-leaf',
  error: 'bg-chilli-soft text-chilli',
  warning: 'bg-accent-soft text-accent-ink',
  info: 'bg-steel-soft text-ink-soft',
  order: 'bg-accent text-on-accent',
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
      className="pointer-events-none fixed inset-x-0 top-[max(0.625rem,env(safe-area-inset-top))] bottom-auto m-0 w-full max-w-none justify-center overflow-visible bg-transparent px-3 text-ink open:flex print:hidden! md:top-auto md:bottom-6 md:justify-start md:px-6"
    >
      {toast && Icon && (
        // biome-ignore lint/a11y/noStaticElementInteractions: only holds the clock while someone reads
        <div
          key={toast.id}
          onPointerEnter={holdToast}
          onPointerLeave={releaseToast}
          onFocus={holdToast}
          onBlur={releaseToast}
          className="pointer-events-auto flex w-full max-w-md animate-rise items-start gap-3 rounded-card border border-line-strong/60 bg-surface py-0.5 pr-1 pl-3 text-sm shadow-high"
        >
          <span
            className={classNames(
              'mt-2 inline-flex size-8 shrink-0 items-center justify-center rounded-full',
              tones[toast.kind],
            )}
          >
            <Icon size={18} aria-hidden="true" />
          </span>
          <div className="min-w-0 grow self-center py-2">
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
