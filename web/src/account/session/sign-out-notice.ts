import {
  currentToast,
  holdToast,
  releaseToast,
  showToast,
  type ToastContent,
} from '../../lib/ui/toast-store.ts';

type Notice = Pick<ToastContent, 'kind' | 'title' | 'description'>;

const key = 'thali.notice';
const signsOfSomebody = ['pointermove', 'pointerdown', 'keydown'] as const;

/** For the document that comes next in this tab: leaving one takes its toast along. */
export function leaveNotice(notice: Notice): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(notice));
  } catch {
    // Without storage the sign-in page speaks for itself.
  }
}

/** Hands on the toast that is on screen right now, if any. */
export function carryToast(): void {
  const toast = currentToast();
  if (toast) leaveNotice({ kind: toast.kind, title: toast.title, description: toast.description });
}

/** Shows what the last document left, until the page is looked at. */
export function showLeftNotice(): void {
  const notice = takeNotice();
  if (!notice) return;
  showToast(notice);
  holdToast();
  const release = () => {
    for (const type of signsOfSomebody) removeEventListener(type, release);
    releaseToast();
  };
  for (const type of signsOfSomebody) addEventListener(type, release);
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
