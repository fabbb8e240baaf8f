import { X } from 'lucide-react';
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  /** Buttons, kept in view while the body scrolls. */
  footer?: ReactNode;
  /** Something is under way: Esc, the backdrop and the cross do nothing. */
  isBusy?: boolean;
  size?: 'small' | 'medium' | 'large';
}

const widths = { small: 'sm:max-w-sm', medium: 'sm:max-w-lg', large: 'sm:max-w-2xl' };

/** A modal dialog; on phones a sheet that rises from the bottom. Focus returns to the opener. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, children, footer, isBusy, size = 'medium' } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = useEffectEvent(() => {
    if (!isBusy) onClose();
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    dialog.showModal();
    // With a mouse and keys at hand start in the first field; on touch that would raise the keyboard.
    if (matchMedia('(pointer: fine)').matches) {
      dialog.querySelector<HTMLElement>('form input, form textarea')?.focus();
    }
    const cancel = (event: Event) => {
      event.preventDefault();
      close();
    };
    const pressBackdrop = (event: MouseEvent) => {
      if (event.target === dialog) close();
    };
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('mousedown', pressBackdrop);
    return () => {
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('mousedown', pressBackdrop);
      dialog.close();
    };
  }, [isOpen]);

  if (!isOpen) return null;
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={classNames(
        'mx-auto mt-auto mb-0 max-h-[92dvh] w-full max-w-full overflow-hidden rounded-t-sheet bg-surface text-ink shadow-high',
        'animate-rise sm:my-auto sm:rounded-sheet',
        widths[size],
      )}
    >
      <div className="flex max-h-[92dvh] flex-col">
        <header className="flex items-start justify-between gap-3 px-5 pt-5">
          <div>
            <h2 id={titleId} className="font-display text-xl font-bold">
              {title}
            </h2>
            {description && <p className="mt-1 text-sm text-ink-soft">{description}</p>}
          </div>
          <IconButton
            label="Close"
            icon={<X size={22} aria-hidden="true" />}
            onClick={onClose}
            disabled={isBusy}
            className="-mt-1.5 -mr-2"
          />
        </header>
        <div className="min-h-0 overflow-y-auto px-5 py-4">{children}</div>
        {footer && (
          <footer className="border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
            {footer}
          </footer>
        )}
      </div>
    </dialog>
  );
}
