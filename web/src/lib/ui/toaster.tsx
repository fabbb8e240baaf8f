import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useObservable } from '../state/observable.ts';
import { ToastRegion } from './toast-region.tsx';
import { toastState } from './toast-store.ts';

/**
 * Render this once per page, at all times, so that screen readers announce its toasts. Shows one toast at a time. While
 * a dialog is open, renders inside it. When the dialog closes, a new region shows the toast a moment later.
 */
export default function Toaster() {
  const toast = useObservable(toastState);
  const modal = useTopModal();
  const spokenId = useRef(0);
  const latest = toast?.isDocked && !modal ? undefined : toast;
  return createPortal(
    <ToastRegion latest={latest} announcedId={spokenId} />,
    modal ?? document.body,
  );
}

/** The topmost modal dialog, because everything outside it is inert. Null if no dialog is open. */
function useTopModal(): HTMLElement | null {
  const [modal, setModal] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const look = () => setModal(topModal());
    look();
    const observer = new MutationObserver(look);
    const options = { childList: true, subtree: true, attributeFilter: ['open'] };
    observer.observe(document.body, options);
    return () => observer.disconnect();
  }, []);
  return modal;
}

/** All our dialogs are modal. The selector `:modal` would throw in Chrome before 105. */
function topModal(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? null;
}
