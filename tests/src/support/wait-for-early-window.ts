/** Waits for a new window if the current window is about to end, because a new window resets the count. */
export async function waitForEarlyWindow(windowSeconds: number): Promise<void> {
  const remainingMs = windowSeconds * 1000 - (Date.now() % (windowSeconds * 1000));
  if (remainingMs < 20_000) await new Promise((resolve) => setTimeout(resolve, remainingMs));
}
