import { randomUUID } from 'node:crypto';
import { formatShortPaise, toPaise } from '@thali/shared/money/paise';
import type { Actor } from '../http/actor.ts';
import { personRequired } from '../http/authorize-right.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { maxRecentVoids, readRecentVoids, replaceRecentVoids } from './recent-voids.table.ts';

const hourMs = 3_600_000;

/**
 * Cancels or refunds on a device. Above the owner's amount the call needs an approval by PIN. The voids of the last
 * hour on all devices count too, except failed voids.
 * @param paiseOf computes the amount; 0 if there is nothing to limit
 * @throws AppError PERSON_REQUIRED
 * Rule: team-8
 */
export async function limitVoid<T>(
  actor: Actor,
  paiseOf: () => number,
  change: () => Promise<T>,
): Promise<T> {
  if (!('deviceId' in actor)) return change();
  const { settings, person } = actor.team ?? {};
  if (settings?.askAbove === undefined || settings.pin === 'off' || person?.isApproval) {
    return change();
  }
  const [id, paise] = [randomUUID(), paiseOf()];
  if (paise === 0) return change();
  await reserve(actor.vendorId, { id, paise }, toPaise(settings.askAbove));
  try {
    return await change();
  } catch (error) {
    await release(actor.vendorId, id);
    throw error;
  }
}

function reserve(
  vendorId: string,
  { id, paise }: { id: string; paise: number },
  maxPaise: number,
): Promise<boolean> {
  return retryTransaction(async () => {
    const now = Date.now();
    const before = await readRecentVoids(vendorId);
    const recent = (before?.voids ?? []).filter(({ at }) => at > now - hourMs);
    const sum = recent.reduce((total, voided) => total + voided.paise, paise);
    if (sum > maxPaise || recent.length >= maxRecentVoids) {
      const limit = formatShortPaise(maxPaise);
      throw personRequired('cancel', `Above ${limit} in an hour a manager or owner types the PIN.`);
    }
    const voids = [...recent, { id, paise, at: now }];
    return (await replaceRecentVoids(vendorId, before, voids)) || undefined;
  });
}

function release(vendorId: string, id: string): Promise<boolean> {
  return retryTransaction(async () => {
    const before = await readRecentVoids(vendorId);
    const voids = before?.voids.filter((voided) => voided.id !== id) ?? [];
    return (await replaceRecentVoids(vendorId, before, voids)) || undefined;
  });
}
