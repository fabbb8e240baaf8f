import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useObservable } from '../state/observable.ts';
import { ToastShelf } from './toast-shelf.tsx';
import { shownToast } from './toast-store.ts';

/**
 * Stands once per page; shows what `showToast` was given, one at a time. Always there, so that it is heard; in
 * the dialog that is open, if there is one. A toast that comes as its dialog closes is shown by a new shelf, a moment later.
 */
export default function Toaster() {
  const toast = useObservable(shownToast);
  const modal = useTopModal();
  const spokenId = useRef(0);
  const latest = toast?.isDocked && !modal ? undefined : toast;
  return createPortal(<ToastShelf latest={latest} spokenId={spokenId} />, modal ?? document.body);
}

/** The uppermost modal dialog: what is outside of it can neither be heard nor pressed. Null where there is none. */
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

/** All of ours are modal; `:modal` would throw in Chrome before 105. */
function topModal(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? null;
}
