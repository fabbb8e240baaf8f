const listeners = new Set<() => void>();

/** Something happened that counts as activity without anybody's hand, such as a live order update. */
export function signalActivity(): void {
  for (const listener of listeners) listener();
}

export function onActivitySignal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
