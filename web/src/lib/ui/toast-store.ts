export type ToastKind = 'success' | 'error' | 'warning' | 'info' | 'order';

export interface ToastContent {
  title: string;
  description?: string | undefined;
  kind: ToastKind;
  action?: { label: string; onPress: () => void } | undefined;
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

let current: Toast | undefined;
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows one toast; it takes the place of the one before. Usable from anywhere. */
export function showToast(content: ToastContent): void {
  lastId += 1;
  current = { ...content, id: lastId };
  startTimer();
  announce();
}

export function dismissToast(): void {
  clearTimeout(timer);
  current = undefined;
  announce();
}

/** Keeps the toast while a pointer or the focus rests on it. */
export function holdToast(): void {
  clearTimeout(timer);
}

export function releaseToast(): void {
  if (current) startTimer();
}

export function currentToast(): Toast | undefined {
  return current;
}

export function subscribeToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function startTimer(): void {
  clearTimeout(timer);
  if (!current) return;
  timer = setTimeout(dismissToast, current.durationMs ?? toastMs[current.kind]);
}

function announce(): void {
  for (const listener of listeners) listener();
}
