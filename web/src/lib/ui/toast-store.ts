import { createObservable, type Observable } from '../state/observable.ts';

export type ToastKind = 'success' | 'error' | 'warning' | 'info' | 'order';

export interface ToastContent {
  title: string;
  description?: string | undefined;
  kind: ToastKind;
  action?: { label: string; onPress: () => void } | undefined;
  /** The page shows it in a place of its own; here it is shown only over a dialog. */
  isDocked?: boolean | undefined;
  /** Left out, as long as its kind stays. */
  durationMs?: number | undefined;
}

export interface Toast extends ToastContent {
  id: number;
}

/** How long each kind stays. Rule: screens-1 */
export const toastMs: Record<ToastKind, number> = {
  success: 4000,
  error: 6000,
  warning: 5000,
  info: 4000,
  order: 5000,
};

const shown = createObservable<Toast | undefined>(undefined);
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

export const shownToast: Pick<Observable<Toast | undefined>, 'get' | 'subscribe'> = shown;

/** Shows one toast; it takes the place of the one before. Usable from anywhere. */
export function showToast(content: ToastContent): void {
  lastId += 1;
  shown.set({ ...content, id: lastId });
  startTimer();
}

export function dismissToast(): void {
  clearTimeout(timer);
  shown.set(undefined);
}

/** Keeps the toast while a pointer or the focus rests on it. */
export function holdToast(): void {
  clearTimeout(timer);
}

export function releaseToast(): void {
  if (shown.get()) startTimer();
}

export function currentToast(): Toast | undefined {
  return shown.get();
}

function startTimer(): void {
  clearTimeout(timer);
  const current = shown.get();
  if (!current) return;
  timer = setTimeout(dismissToast, current.durationMs ?? toastMs[current.kind]);
}
