import { Bell, CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { classNames } from './class-names.ts';
import { type Control, findFreePosition } from './toast-position.ts';
import {
  dismissToast,
  holdToast,
  releaseToast,
  type Toast,
  type ToastKind,
} from './toast-store.ts';
import * as texts from './ui-texts.ts';

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

const cardClass =
  'pointer-events-auto absolute flex w-[calc(100%-1.25rem)] max-w-md animate-fade-in items-start gap-3 rounded-card border border-line-strong/60 bg-surface py-0.5 pr-1 pl-3 text-sm shadow-high';

/** A toast that covers no control. When the user dismisses it, the focus returns to its previous place. */
export function ToastCard({ toast, isInDialog }: { toast: Toast; isInDialog: boolean }) {
  const Icon = icons[toast.kind];
  const previousFocus = useRef<EventTarget>(null);
  const card = useRef<HTMLDivElement>(null);
  const address = useLocation()[0] + useSearch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or tab has other controls
  useLayoutEffect(() => {
    const position = () => card.current && placeToast(card.current);
    position();
    addEventListener('resize', position);
    return () => removeEventListener('resize', position);
  }, [address]);

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
      ref={card}
      onPointerEnter={holdToast}
      onPointerLeave={releaseToast}
      onFocus={enter}
      onBlur={releaseToast}
      className={isInDialog ? 'sr-only' : cardClass}
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
      {toast.action && !isInDialog && (
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
      {!isInDialog && (
        <button
          type="button"
          aria-label={texts.dismiss}
          className="touch inline-flex shrink-0 items-center justify-center rounded-full text-ink-faint hover:text-ink"
          onClick={dismiss}
        >
          <X size={18} />
        </button>
      )}
    </div>
  );
}

/** Moves the toast so that it covers no control of the page or of the dialog around it. */
function placeToast(card: HTMLElement): void {
  const screen = { width: document.documentElement.clientWidth, height: innerHeight };
  const within = card.closest('dialog') ?? document;
  const controls = [
    ...within.querySelectorAll('a[href]:not(.skip-link), button, input, select, textarea, summary'),
  ]
    .filter((control) => !card.contains(control) && !control.closest(foldedContent))
    .map(toControl);
  const size = { width: card.offsetWidth, height: card.offsetHeight };
  const edge = matchMedia('(min-width: 48rem)').matches ? 'bottom' : 'top';
  const { left, top } = findFreePosition(size, screen, edge, controls);
  card.style.left = `${left}px`;
  card.style.top = `${top}px`;
}

/** The content of a closed `<details>` keeps its boxes in Chrome. */
const foldedContent = 'details:not([open]) > :not(summary)';

function toControl(element: Element): Control {
  // A label often hides its radio button or check box.
  const hidden = element.matches('[type=radio], [type=checkbox]') && element.closest('label');
  const { left, top, right, bottom } = (hidden || element).getBoundingClientRect();
  // A control that has scrolled out of the body of a dialog is not visible.
  const panel = element.closest('dialog .overflow-y-auto')?.getBoundingClientRect();
  return {
    ...{ left, right },
    top: Math.max(top, panel?.top ?? top),
    bottom: Math.min(bottom, panel?.bottom ?? bottom),
    isInBar: element.closest('header, footer, nav') !== null,
  };
}
