import { isRecord } from '@thali/shared/http/is-record';

/** A page of staff reports its mess to the service worker. Pages and worker may have different releases. */
interface PageMess {
  kind: 'page-mess';
  vendorId: string;
}

/** Lets a pressed notification find a page of its mess. Rule: outlets-2 */
export function reportPageMess(vendorId: string): void {
  const message: PageMess = { kind: 'page-mess', vendorId };
  navigator.serviceWorker?.ready.then(
    ({ active }) => active?.postMessage(message),
    () => undefined,
  );
}

export function isPageMess(message: unknown): message is PageMess {
  return isRecord(message) && message.kind === 'page-mess' && typeof message.vendorId === 'string';
}
