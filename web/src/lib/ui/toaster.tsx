import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useObservable } from '../state/observable.ts';
import { ToastRegion } from './toast-region.tsx';
import { toastState } from './toast-store.ts';

/**
 * Render this once per page, at all times, so that screen readers announce its toasts. Shows one toast at a time. While
 * a dialog is open, renders inside it, and only announces a text that the dialog already shows. After the dialog
 * closes, a new region shows the toast.
 */
export default function Toaster() {
  const toast = useObservable(toastState);
  const { modal, text } = useTopModal();
  const spokenId = useRef(0);
  const toastToShow = toast?.isDocked && !modal ? undefined : toast;
  return createPortal(
    <ToastRegion
      latest={toastToShow}
      isInDialog={
        toastToShow !== undefined && text.includes(toastToShow.description ?? toastToShow.title)
      }
      announcedId={spokenId}
    />,
    modal ?? document.body,
  );
}

/** The topmost modal dialog and its text, because everything outside it is inert. Null if no dialog is open. */
function useTopModal(): { modal: HTMLElement | null; text: string } {
  const [modal, setModal] = useState<HTMLElement | null>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    const look = () => {
      const top = topModal();
      setModal(top);
      setText(top ? textOf(top) : '');
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['open'],
    });
    return () => observer.disconnect();
  }, []);
  return { modal, text };
}

/** The text of a dialog, without the toast inside it. */
function textOf(dialog: HTMLElement): string {
  return [...dialog.children]
    .filter((child) => !child.hasAttribute('popover'))
    .map((child) => child.textContent)
    .join('\n');
}

/** All our dialogs are modal. The selector `:modal` would throw in Chrome before 105. */
function topModal(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? null;
}
