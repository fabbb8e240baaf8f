import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { useObservable } from '../state/observable.ts';
import { ToastShelf } from './toast-shelf.tsx';
import { shownToast } from './toast-store.ts';
import { useTopModal } from './use-top-modal.ts';

/**
 * Stands once per page; shows what `showToast` was given, one at a time. Always there, so that it is heard; in
 * the dialog that is open, if there is one.
 */
export default function Toaster() {
  const toast = useObservable(shownToast);
  const modal = useTopModal(toast !== undefined);
  const spokenId = useRef(0);
  return createPortal(<ToastShelf latest={toast} spokenId={spokenId} />, modal ?? document.body);
}
