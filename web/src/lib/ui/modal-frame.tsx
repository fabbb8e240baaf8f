import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import * as texts from './ui-texts.ts';
import { useModal } from './use-modal.ts';

export interface ModalProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  /** Buttons, which stay visible while the body scrolls. */
  footer?: ReactNode;
  /** Disables all ways to close: Esc, Back, the backdrop and the cross. */
  isBusy?: boolean | undefined;
}

/** The heading, body and buttons of a modal. `className` sets its position. */
export function ModalFrame(props: ModalProps & { className: string }) {
  const { isOpen, onClose, title, description, children, footer, isBusy, className } = props;
  const ref = useModal({ isOpen, onClose, isBusy });
  const id = useId();

  if (!isOpen) return null;
  return (
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-note` : undefined}
      className={classNames(
        'max-w-full overflow-hidden bg-surface text-ink shadow-high',
        className,
      )}
    >
      <div className="flex max-h-[inherit] min-h-full flex-col">
        <header className="flex items-start justify-between gap-3 px-5 pt-5 pb-3">
          <div className="min-w-0">
            <h2 id={`${id}-title`} className="font-display text-xl font-bold">
              {title}
            </h2>
            {description && (
              <p id={`${id}-note`} className="mt-1 text-sm text-ink-soft">
                {description}
              </p>
            )}
          </div>
          <IconButton
            label={texts.close}
            icon={<X size={22} />}
            onClick={onClose}
            disabled={isBusy}
            className="-mt-1.5 -mr-2"
          />
        </header>
        <div
          ref={(panel) => skipPanelWithControls(panel)}
          className={classNames(
            'min-h-0 grow overflow-y-auto overscroll-contain px-5 pt-1.5',
            footer ? 'pb-4' : clearOfHomeBar,
          )}
        >
          {children}
        </div>
        {footer && (
          <footer className={`border-t border-line px-5 pt-4 ${clearOfHomeBar}`}>{footer}</footer>
        )}
      </div>
    </dialog>
  );
}

const clearOfHomeBar = 'pb-[max(1rem,env(safe-area-inset-bottom))]';

/** Firefox makes every scrolling panel a tab stop. A panel with controls needs no tab stop. */
function skipPanelWithControls(panel: HTMLElement | null): void {
  if (panel?.querySelector('a[href], button, input, select, textarea')) panel.tabIndex = -1;
}
