import {
  currentToast,
  holdToast,
  releaseToast,
  showToast,
  type ToastContent,
} from '../../lib/ui/toast-store.ts';

type Notice = Pick<ToastContent, 'kind' | 'title' | 'description'>;

const key = 'thali.notice';
const activityEvents = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Stores a notice for the next document of this tab, because a toast ends with its document. */
export function storeNotice(notice: Notice): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(notice));
  } catch {
    // Without storage, the sign-in page shows no notice.
  }
}

/** Shows the current toast again in the next document. */
export function storeCurrentToast(): void {
  const toast = currentToast();
  if (toast) storeNotice({ kind: toast.kind, title: toast.title, description: toast.description });
}

/** Shows the notice of the previous document until the person moves the pointer or types. */
export function showStoredNotice(): void {
  const notice = takeNotice();
  if (!notice) return;
  showToast(notice);
  holdToast();
  const release = () => {
    for (const type of activityEvents) removeEventListener(type, release);
    releaseToast();
  };
  for (const type of activityEvents) addEventListener(type, release);
}

function takeNotice(): Notice | undefined {
  try {
    const notice: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    sessionStorage.removeItem(key);
    return isNotice(notice) ? notice : undefined;
  } catch {
    return undefined;
  }
}

function isNotice(value: unknown): value is Notice {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, title } = value as Partial<Notice>;
  return typeof title === 'string' && (kind === 'info' || kind === 'error' || kind === 'warning');
}
