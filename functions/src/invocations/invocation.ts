import { log } from '../logs/log.ts';
import { elapsedMs, type LogKeys, runAsInvocation } from '../logs/log-context.ts';
import { redact } from '../logs/redact.ts';
import { count, publishMetrics } from '../metrics/metrics.ts';

/**
 * Wraps every call of a function: its lines carry the keys, its metrics are sent at its end, and
 * what it throws is logged and counted.
 */
export function invocation<T>(keys: LogKeys, run: () => Promise<T>): Promise<T> {
  return runAsInvocation(keys, async () => {
    try {
      return await run();
    } catch (error) {
      noteFault('invocation failed', { duration_ms: elapsedMs(), error });
      throw bareError(error);
    } finally {
      publishMetrics();
    }
  });
}

/** A failure without a caller to answer, or answered as our own failure. */
export function noteFault(message: string, details: Record<string, unknown>): void {
  count('Faults');
  log.error(message, details);
}

/**
 * What Lambda may write into the log by itself when a function throws: it writes every property of an error,
 * and the table's errors carry rows. The rest is in our own line before it.
 */
function bareError(error: unknown): Error {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const bare = new Error(redact(message));
  bare.name = name;
  if (stack) bare.stack = redact(stack);
  return bare;
}
