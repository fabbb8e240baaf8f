import { AppError } from '@thali/shared/http/app-error';
import { keys } from '../table/keys.ts';
import { tableName } from '../table/table-client.ts';
import { type UpdateResult, updateRow } from '../table/update-row.ts';

export interface RateLimit {
  /** What is counted, such as `login:` and a hash. Never a phone or address in clear. */
  scope: string;
  max: number;
  windowSeconds: number;
  /** Who among those that share the limit, and how much of it is theirs: counted in the same row by the same write. */
  part?: { name: string; max: number };
}

/**
 * Counts one try in the current window, by a conditional write, so that parallel tries can't pass
 * together. One write unit.
 * @throws AppError TOO_MANY_REQUESTS once `most` tries were counted
 */
export async function countTry(limit: RateLimit, now = Date.now()): Promise<void> {
  await countTries([limit], now);
}

/**
 * The same for several limits; a try that one of them refuses counts towards none. One write unit each,
 * and one to give each back.
 * @returns the tries that each has counted
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function countTries(
  limits: readonly RateLimit[],
  now = Date.now(),
): Promise<number[]> {
  const counts: number[] = [];
  for (const limit of limits) {
    const { outcome, row } = await takeSlot(limit, now);
    if (outcome === 'refused') {
      const taken = limits.slice(0, counts.length);
      await Promise.all(taken.map((one) => releaseSlot(one, now)));
      throw tooManyRequests(secondsLeft(limit, now));
    }
    counts.push(Number(row.tries));
  }
  return counts;
}

/** One try, or why there is no slot: `exhausted` when failures hold all, `busy` when tries under way hold some. */
export async function acquireSlot(
  limit: RateLimit,
  now: number,
): Promise<'acquired' | 'busy' | 'exhausted'> {
  const { outcome, row } = await takeSlot(limit, now);
  if (outcome === 'changed') return 'acquired';
  return Number(row?.failures ?? 0) >= limit.max ? 'exhausted' : 'busy';
}

/** A try that failed keeps its slot for the rest of the window. */
export async function recordFailure(limit: RateLimit, now: number): Promise<void> {
  await add(limit, now, 'failures', 1);
}

/** Undoes a counted try that should not count. */
export async function releaseSlot(limit: RateLimit, now = Date.now()): Promise<void> {
  await add(limit, now, 'tries', -1);
}

/** Until the current window ends. */
export function secondsLeft({ windowSeconds }: RateLimit, now: number): number {
  return windowSeconds - (Math.floor(now / 1000) % windowSeconds);
}

export function tooManyRequests(retryAfterSeconds: number, cause?: unknown): AppError {
  return new AppError(
    'TOO_MANY_REQUESTS',
    'You are making requests too quickly. Please wait and try again.',
    { cause, retryAfterSeconds },
  );
}

function takeSlot(limit: RateLimit, now: number): Promise<UpdateResult> {
  const { scope, max, windowSeconds, part } = limit;
  const window = windowOf(limit, now);
  const isFree = '(attribute_not_exists(tries) OR tries < :max)';
  const isPartFree = '(attribute_not_exists(#part) OR #part < :partMax)';
  return updateRow({
    TableName: tableName(),
    Key: keys.rateLimit(scope, window),
    UpdateExpression: `ADD tries :one${part ? ', #part :one' : ''} SET expiresAt = :expiresAt`,
    ConditionExpression: part ? `${isFree} AND ${isPartFree}` : isFree,
    ...(part && { ExpressionAttributeNames: { '#part': part.name } }),
    ExpressionAttributeValues: {
      ':one': 1,
      ':max': max,
      ':expiresAt': (window + 2) * windowSeconds,
      ...(part && { ':partMax': part.max }),
    },
  });
}

async function add(
  limit: RateLimit,
  now: number,
  counter: 'tries' | 'failures',
  amount: number,
): Promise<void> {
  const part = counter === 'tries' ? limit.part : undefined;
  await updateRow({
    TableName: tableName(),
    Key: keys.rateLimit(limit.scope, windowOf(limit, now)),
    UpdateExpression: `ADD #counter :amount${part ? ', #part :amount' : ''}`,
    ExpressionAttributeNames: { '#counter': counter, ...(part && { '#part': part.name }) },
    ExpressionAttributeValues: { ':amount': amount },
  });
}

function windowOf(limit: RateLimit, now: number): number {
  return Math.floor(now / 1000 / limit.windowSeconds);
}
