import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

interface Modal {
  isOpen: boolean;
  onClose: () => void;
  /** Something is under way: Esc and the backdrop do nothing. */
  isBusy?: boolean | undefined;
}

/**
 * Opens a native <dialog> above everything else, with the focus kept inside; Esc and a press on the
 * backdrop close it. It begins at what carries data-autofocus, and the focus returns to the opener.
 */
export function useModal({ isOpen, onClose, isBusy }: Modal): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(() => {
    if (!isBusy) onClose();
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    const opener = document.activeElement;
    dialog.showModal();
    startAt(dialog)?.focus();
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
      // By now the dialog may be out of the document, and the browser brings the focus nowhere.
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [isOpen]);

  return ref;
}

function startAt(dialog: HTMLDialogElement): HTMLElement | null {
  const chosen = dialog.querySelector<HTMLElement>('[data-autofocus]');
  // With a mouse and keys at hand start in the first field; on touch that would raise the keyboard.
  if (chosen || !matchMedia('(pointer: fine)').matches) return chosen;
  return dialog.querySelector<HTMLElement>('form input, form textarea');
}
