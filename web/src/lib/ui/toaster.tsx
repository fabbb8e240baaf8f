import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useObservable } from '../state/observable.ts';
import { ToastShelf } from './toast-shelf.tsx';
import { shownToast } from './toast-store.ts';

/**
 * Render this once per page; it shows the toasts of `showToast`, one at a time. Always in the page, so that screen
 * readers announce toasts, and inside the open dialog if there is one. When the dialog closes, a new shelf shows the
 * toast a moment later.
 */
export default function Toaster() {
  const toast = useObservable(shownToast);
  const modal = useTopModal();
  const spokenId = useRef(0);
  const latest = toast?.isDocked && !modal ? undefined : toast;
  return createPortal(<ToastShelf latest={latest} spokenId={spokenId} />, modal ?? document.body);
}

/** The topmost modal dialog, because everything outside it is inert. Null without one. */
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
