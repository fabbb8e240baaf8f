const listeners = new Set<() => void>();

/** Reports activity without input from the user, such as a live order update. */
export function signalActivity(): void {
  for (const listener of listeners) listener();
}

export function onActivitySignal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
