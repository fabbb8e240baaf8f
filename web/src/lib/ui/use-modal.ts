import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useBack } from '../back/use-back.ts';

interface Modal {
  isOpen: boolean;
  onClose: () => void;
  /** Disables Esc, Back and the backdrop. */
  isBusy?: boolean | undefined;
}

/**
 * Opens a native modal <dialog>. Esc, the browser's Back and a press on the backdrop call `onClose`; the page decides
 * whether to close. The focus starts at data-autofocus and returns to the opener.
 */
export function useModal({ isOpen, onClose, isBusy }: Modal): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(() => {
    if (!isBusy) onClose();
  });
  useBack(isOpen, close);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    const opener = document.activeElement;
    open(dialog);
    const stopFollowing = followEscape(dialog, () => close());
    const cancel = (event: Event) => {
      event.preventDefault();
      close();
    };
    // The browser can close a dialog without asking. Reopen it, because the page decides.
    const stopReopening = followClosing(dialog, () => {
      open(dialog);
      close();
    });
    const pressBackdrop = (event: MouseEvent) => {
      if (event.target === dialog) close();
    };
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('mousedown', pressBackdrop);
    return () => {
      stopFollowing();
      stopReopening();
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('mousedown', pressBackdrop);
      dialog.close();
      // If the dialog has left the document, the browser does not restore the focus.
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [isOpen]);

  return ref;
}

function open(dialog: HTMLDialogElement): void {
  dialog.showModal();
  firstFocusIn(dialog)?.focus();
}

function firstFocusIn(dialog: HTMLDialogElement): HTMLElement | null {
  const markedElement = dialog.querySelector<HTMLElement>('[data-autofocus]');
  // With a mouse, starts in the first field. On touch, a focused field would open the on-screen keyboard.
  if (markedElement || !matchMedia('(pointer: fine)').matches) return markedElement;
  return dialog.querySelector<HTMLElement>('form input, form textarea');
}

/**
 * Calls `onClosed` when the browser closes a dialog by itself. The close event comes late. If the dialog is open by
 * then, React has opened it again, as it does in development.
 * @returns a function that stops listening
 */
export function followClosing(dialog: HTMLDialogElement, onClosed: () => void): () => void {
  const onClose = () => {
    if (!dialog.open) onClosed();
  };
  dialog.addEventListener('close', onClose);
  return () => dialog.removeEventListener('close', onClose);
}

/** The open modal dialogs. The topmost dialog is last. */
const stack: HTMLDialogElement[] = [];

/**
 * Calls `onEscape` on Esc if this dialog is the topmost. Handles the key before the browser does: at a second Esc, the
 * browser closes a dialog without asking the page.
 * @returns a function that stops listening
 */
function followEscape(dialog: HTMLDialogElement, onEscape: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || stack.at(-1) !== dialog) return;
    // An inner popup, such as a calendar, closes first.
    if (event.defaultPrevented) return;
    event.preventDefault();
    // In WebKit and older Chrome, Esc on an open popover would also close the dialog.
    const popover = dialog.querySelector<HTMLElement>('[popover=auto]:popover-open');
    if (popover) return popover.hidePopover();
    // Holding the key down closes only one dialog.
    if (!event.repeat) onEscape();
  };
  stack.push(dialog);
  // Runs after React's listeners and before the popover polyfill's listener on the document.
  document.documentElement.addEventListener('keydown', onKeyDown);
  return () => {
    stack.splice(stack.indexOf(dialog), 1);
    document.documentElement.removeEventListener('keydown', onKeyDown);
  };
}
