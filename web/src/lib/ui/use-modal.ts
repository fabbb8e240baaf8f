import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useBack } from '../back/use-back.ts';

interface Modal {
  isOpen: boolean;
  onClose: () => void;
  /** Something is under way: Esc, Back and the backdrop do nothing. */
  isBusy?: boolean | undefined;
}

/**
 * Opens a native <dialog> above everything else, with the focus kept inside; Esc, the browser's Back and a
 * press on the backdrop ask its page to close it, which may also leave it open. It begins at what carries
 * data-autofocus, and the focus returns to the opener.
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
    // Not every way by which a browser closes a dialog can be stopped. The page decides all the same.
    const stopTakingBack = followClosing(dialog, () => {
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
      stopTakingBack();
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('mousedown', pressBackdrop);
      dialog.close();
      // By now the dialog may be out of the document, and the browser brings the focus nowhere.
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [isOpen]);

  return ref;
}

function open(dialog: HTMLDialogElement): void {
  dialog.showModal();
  startAt(dialog)?.focus();
}

function startAt(dialog: HTMLDialogElement): HTMLElement | null {
  const chosen = dialog.querySelector<HTMLElement>('[data-autofocus]');
  // With a mouse and keys at hand start in the first field; on touch that would raise the keyboard.
  if (chosen || !matchMedia('(pointer: fine)').matches) return chosen;
  return dialog.querySelector<HTMLElement>('form input, form textarea');
}

/**
 * Tells when the browser has closed a dialog by itself. The event comes a moment after the closing: one that is open by
 * then was opened again, as React does with all effects while developing.
 * @returns ends it
 */
export function followClosing(dialog: HTMLDialogElement, onClosed: () => void): () => void {
  const onClose = () => {
    if (!dialog.open) onClosed();
  };
  dialog.addEventListener('close', onClose);
  return () => dialog.removeEventListener('close', onClose);
}

/** The open modal dialogs, the topmost last. */
const stack: HTMLDialogElement[] = [];

/**
 * Reports Esc while this dialog is the topmost one. The key is taken before the browser acts on it:
 * pressed again with nothing done in between, the browser closes a dialog without asking its page.
 * @returns ends it
 */
function followEscape(dialog: HTMLDialogElement, onEscape: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || stack.at(-1) !== dialog) return;
    // What is open within, such as a calendar, closes first.
    if (event.defaultPrevented) return;
    event.preventDefault();
    // Left to the browser, Esc on an open popover closes the dialog too, in WebKit and in older Chrome.
    const popover = dialog.querySelector<HTMLElement>('[popover=auto]:popover-open');
    if (popover) return popover.hidePopover();
    // A key that is held down does not walk through all that is open.
    if (!event.repeat) onEscape();
  };
  stack.push(dialog);
  // After React's listeners, and before that of the popover polyfill, which is on the document.
  document.documentElement.addEventListener('keydown', onKeyDown);
  return () => {
    stack.splice(stack.indexOf(dialog), 1);
    document.documentElement.removeEventListener('keydown', onKeyDown);
  };
}
