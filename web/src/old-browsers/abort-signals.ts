/** `AbortSignal.timeout`, for Chrome before 103 and Safari before 16. */
export function timeoutSignal(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('Timed out', 'TimeoutError')), milliseconds);
  return controller.signal;
}

/** `AbortSignal.any`, for Chrome before 116, Safari before 17.4 and Firefox before 124. */
export function anySignal(signals: Iterable<AbortSignal>): AbortSignal {
  const controller = new AbortController();
  const allSignals = [...signals];
  const abort = () => controller.abort(allSignals.find(({ aborted }) => aborted)?.reason);
  for (const signal of allSignals) {
    signal.addEventListener('abort', abort, { once: true, signal: controller.signal });
  }
  if (allSignals.some(({ aborted }) => aborted)) abort();
  return controller.signal;
}
