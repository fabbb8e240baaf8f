import { AppError } from '@thali/shared/http/app-error';
import { countTry } from '../limits/rate-limits.table.ts';
import { scopeHash } from '../limits/scope-hash.ts';
import { addressLimit } from './address-limit.ts';
import { putCaller, readCaller } from './callers.table.ts';

/**
 * Counts a new connection towards its address.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function countConnection(connectionId: string, address: string): Promise<void> {
  const caller = scopeHash(address);
  await countTry(limitOf(caller));
  await putCaller(connectionId, caller);
}

/**
 * Counts one random frame in 20 as 20 frames of its address. Idle pages then cost almost no writes, and all copies of
 * the function share one count.
 * @returns whether the address is still below its limit
 */
export async function countFrame(connectionId: string, random = Math.random): Promise<boolean> {
  if (random() * addressLimit.weight >= 1) return true;
  const caller = await readCaller(connectionId);
  if (!caller) return true;
  try {
    await countTry(limitOf(caller));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return false;
    throw error;
  }
}

function limitOf(caller: string) {
  return { scope: `live:${caller}`, ...addressLimit };
}
