import { redact } from '../logs/redact.ts';

/**
 * What Lambda may write into the log by itself when a function throws: it writes every property of an error,
 * and the table's errors carry rows. The rest is in our own line before it.
 */
export function bareError(error: unknown): Error {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const bare = new Error(redact(message));
  bare.name = name;
  if (stack) bare.stack = redact(stack);
  return bare;
}
