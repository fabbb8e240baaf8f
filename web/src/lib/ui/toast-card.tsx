import { Bell, CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type FocusEvent, useRef } from 'react';
import { classNames } from './class-names.ts';
import {
  dismissToast,
  holdToast,
  releaseToast,
  type Toast,
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

/** A toast. When the user dismisses it, the focus returns to its previous place. */
export function ToastCard({ toast }: { toast: Toast }) {
  const Icon = icons[toast.kind];
  const previousFocus = useRef<EventTarget>(null);

  function enter({ currentTarget, relatedTarget }: FocusEvent) {
    holdToast();
    const isWithin = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isWithin) previousFocus.current = relatedTarget;
  }

  function dismiss() {
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
    dismissToast();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only pauses the time-out while someone reads
    <div
      onPointerEnter={holdToast}
      onPointerLeave={releaseToast}
      onFocus={enter}
      onBlur={releaseToast}
      className="pointer-events-auto flex w-full max-w-md animate-fade-in items-start gap-3 rounded-card border border-line-strong/60 bg-surface py-0.5 pr-1 pl-3 text-sm shadow-high"
    >
      <span
        className={classNames(
          'mt-2 inline-flex size-8 shrink-0 items-center justify-center rounded-full',
          tones[toast.kind],
        )}
      >
        <Icon size={18} />
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
            dismiss();
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        className="touch inline-flex shrink-0 items-center justify-center rounded-full text-ink-faint hover:text-ink"
        onClick={dismiss}
      >
        <X size={18} />
      </button>
    </div>
  );
}
