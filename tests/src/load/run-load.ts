import { seededRandom } from '@thali/local/history/random';

/** The answer to one request: 201 with an order, or 503 for a later retry. */
export interface LoadAnswer {
  status: number;
  orderId?: string | undefined;
  /** The text of a refusal. */
  text?: string;
}

export interface LoadPlan {
  clients: number;
  placements: number;
  /** The share of answers that never reach the client. */
  lostShare: number;
  send(placement: { index: number; key: string }): Promise<LoadAnswer>;
}

export interface LoadResult {
  sent: number;
  lostAnswers: number;
  brokenConnections: number;
  busyAnswers: number;
  /** Answers with a status other than 201 and 503. */
  refusals: string[];
  /** The order ids that each placement got. */
  orderIds: Set<string>[];
  /** Milliseconds of each request. */
  samples: number[];
}

const maxRetries = 5;
const maxRequests = 200;

/**
 * Runs many clients that each place one order after another. A client sends each placement two to six times with the
 * same key. Some repeats start before the first answer. The client repeats until it gets an answer.
 */
export async function runLoad(plan: LoadPlan): Promise<LoadResult> {
  const result: LoadResult = {
    sent: 0,
    lostAnswers: 0,
    brokenConnections: 0,
    busyAnswers: 0,
    refusals: [],
    orderIds: Array.from({ length: plan.placements }, () => new Set<string>()),
    samples: [],
  };
  let next = 0;
  const client = async () => {
    while (next < plan.placements) {
      const index = next;
      next += 1;
      await placeRepeatedly(plan, index, result);
    }
  };
  await Promise.all(Array.from({ length: plan.clients }, client));
  return result;
}

async function placeRepeatedly(plan: LoadPlan, index: number, result: LoadResult): Promise<void> {
  const random = seededRandom(`placement ${index}`);
  const key = crypto.randomUUID();
  const orderIds = result.orderIds[index] ?? new Set();
  const plannedRequests = 1 + random.between(1, maxRetries);
  const concurrent: Promise<void>[] = [];
  for (
    let requestCount = 0;
    requestCount < plannedRequests || orderIds.size === 0;
    requestCount += 1
  ) {
    if (requestCount > maxRequests) throw new Error(`Placement ${index} got no order`);
    const isLost = random.next() < plan.lostShare;
    const request = sendOnce(plan, { index, key }, isLost, orderIds, result);
    if (requestCount < plannedRequests && random.next() < 0.3) concurrent.push(request);
    else await request;
  }
  await Promise.all(concurrent);
}

async function sendOnce(
  plan: LoadPlan,
  placement: { index: number; key: string },
  isLost: boolean,
  orderIds: Set<string>,
  result: LoadResult,
): Promise<void> {
  const startedAt = performance.now();
  result.sent += 1;
  const answer = await plan.send(placement).catch(ignoreBrokenConnection);
  result.samples.push(performance.now() - startedAt);
  if (!answer) {
    result.brokenConnections += 1;
    return;
  }
  const { status, orderId, text = '' } = answer;
  if (isLost) result.lostAnswers += 1;
  else if (status === 201 && orderId) orderIds.add(orderId);
  else if (status === 503) result.busyAnswers += 1;
  else result.refusals.push(`${status} ${text}`);
}

/** A server may close a kept-alive connection, and the client cannot know whether the server handled the request. */
function ignoreBrokenConnection(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ECONNRESET') return undefined;
  throw error;
}
