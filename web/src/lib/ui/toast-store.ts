import { createObservable, type Observable } from '../state/observable.ts';

export type ToastKind = 'success' | 'error' | 'warning' | 'info' | 'order';

export interface ToastContent {
  title: string;
  description?: string | undefined;
  kind: ToastKind;
  action?: { label: string; onPress: () => void } | undefined;
  /** Whether the page shows this toast itself. The toaster then shows the toast only over a dialog. */
  isDocked?: boolean | undefined;
  /** Default: the duration of its kind. */
  durationMs?: number | undefined;
}

export interface Toast extends ToastContent {
  id: number;
}

/** The duration of each kind. Rule: screens-1 */
export const toastMs: Record<ToastKind, number> = {
  success: 4000,
  error: 6000,
  warning: 5000,
  info: 4000,
  order: 5000,
};

const state = createObservable<Toast | undefined>(undefined);
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

export const toastState: Pick<Observable<Toast | undefined>, 'get' | 'subscribe'> = state;

/** Shows a toast in place of the previous toast. */
export function showToast(content: ToastContent): void {
  lastId += 1;
  state.set({ ...content, id: lastId });
  startTimer();
}

export function dismissToast(): void {
  clearTimeout(timer);
  state.set(undefined);
}

/** Keeps the toast while it has the pointer or the focus. */
export function holdToast(): void {
  clearTimeout(timer);
}

export function releaseToast(): void {
  if (state.get()) startTimer();
}

export function currentToast(): Toast | undefined {
  return state.get();
}

function startTimer(): void {
  clearTimeout(timer);
  const shownToast = state.get();
  if (!shownToast) return;
  timer = setTimeout(dismissToast, shownToast.durationMs ?? toastMs[shownToast.kind]);
}
