import { log } from '../logs/log.ts';
import { elapsedMs, type LogKeys, runAsInvocation } from '../logs/log-context.ts';
import { redact } from '../logs/redact.ts';
import { count, publishMetrics } from '../metrics/metrics.ts';

/**
 * Wraps every invocation of a function. Adds the keys to its log lines, logs and counts errors, and publishes the
 * metrics.
 */
export function invocation<T>(keys: LogKeys, run: () => Promise<T>): Promise<T> {
  return runAsInvocation(keys, async () => {
    try {
      return await run();
    } catch (error) {
      logFault('invocation failed', { duration_ms: elapsedMs(), error });
      throw toBareError(error);
    } finally {
      publishMetrics();
    }
  });
}

/** Counts and logs a failure of the platform itself. */
export function logFault(message: string, details: Record<string, unknown>): void {
  count('Faults');
  log.error(message, details);
}

/**
 * Copies only the redacted texts of an error. Lambda logs every property of a thrown error, and the table's errors
 * contain rows. Our own log line has the details.
 */
function toBareError(error: unknown): Error {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const bare = new Error(redact(message));
  bare.name = name;
  if (stack) bare.stack = redact(stack);
  return bare;
}
